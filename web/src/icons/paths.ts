/** Own drawings, 24 by 24, all in one stroke width. The names are those that scenes and pages use. */
export const PATHS: Readonly<Record<string, string>> = {
  // the pages
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6v1",
  first: "M6 5v14M18 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  "round-back": "M12 5l-8 7 8 7zM20 5l-8 7 8 7z",
  "round-forth": "M12 5l8 7-8 7zM4 5l8 7-8 7z",
  forth: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  turn: "M20 5v5h-5M20 10a8 8 0 1 0 0 5",
  close: "M6 6l12 12M18 6 6 18",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5",
  moon: "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z",
  globe: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  robot: "M5 9h14v10H5zM12 9V5M9 14h.01M15 14h.01M12 4.5h.01M3 13v3M21 13v3",
  people: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17 14c2 .5 4 2.500 4 6",
  table: "M4 5h16v14H4zM4 10h16M4 15h16M10 5v14",
  check: "M5 12l5 5L19 7",
  star: "M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  help: "M9 9a3 3 0 1 1 4.500 2.600C12.500 12.200 12 13 12 14M12 17.500h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  layers: "M12 4l9 5-9 5-9-5zM3 14l9 5 9-5",
  // railways
  locomotive:
    "M4 16V8h5v4h4V9h2v3h2a3 3 0 0 1 3 3v1zM7 19a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3M13 19a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3M18 19a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3",
  train:
    "M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2M5 10h14M9 14h.01M15 14h.01M8 17l-2 3M16 17l2 3",
  station: "M4 12 12 5l8 7M6 10.500V19h12v-8.500M10 19v-5h4v5",
  tile: "M12 3l8 4.500v9L12 21l-8-4.500v-9z",
  share: "M5 4h14v16H5zM8 8h8M8 12h8M14 16h2",
  dividend: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14M12 8v8M9.500 10.500h5M9.500 13.500h5",
  merge: "M5 4c0 6 7 6 7 12v4M19 4c0 6-7 6-7 12M9 17l3 3 3-3",
  veto: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M5.600 5.600l12.800 12.800",
  passenger: "M12 10a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M5 21c0-5 3-8 7-8s7 3 7 8",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7v5l3 3",
  wheel:
    "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4M12 4v6M12 14v6M4 12h6M14 12h6M6.300 6.300l4.200 4.200M13.500 13.500l4.200 4.200M6.300 17.700l4.200-4.200M13.500 10.500l4.200-4.200",
  // land
  mountain: "M3 19 9 7l4 7 2-3 6 8z",
  hill: "M3 18c3-8 6-8 9 0 2-5 5-5 9 0z",
  river: "M3 8c3-3 6 3 9 0s6 3 9 0M3 14c3-3 6 3 9 0s6 3 9 0",
  water: "M3 8c3-3 6 3 9 0s6 3 9 0M3 14c3-3 6 3 9 0s6 3 9 0",
  lake: "M3 12c2-5 6-6 9-5s8 1 9 4-2 6-6 6-3 2-6 1-7-2-6-6",
  swamp: "M4 18h16M7 18v-6M10 18V8M13 18v-5M16 18v-9M19 18v-4",
  port: "M12 7V21M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8 10h8M5 14c0 4 3 7 7 7s7-3 7-7",
  mine: "M4 8c5-5 11-5 16 0M12 5v16",
  // goods
  steel: "M5 4h14v4h-5v8h5v4H5v-4h5V8H5z",
  textile: "M6 4h12M6 20h12M8.500 4v16M15.500 4v16M8.500 9l7-2.500M8.500 13l7-2.500M8.500 17l7-2.500",
  brewing: "M5 7h10v13H5zM15 10h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3M8.500 11v5M11.500 11v5M5 7c0-3 3-3 4-2 1-2 5-2 6 2",
  leather: "M8 3h6v9l5 3a3 3 0 0 1 1.500 2.500V20H8zM8 16h5",
  cattle: "M4 4c0 4 2 5 4.500 5h7C18 9 20 8 20 4M8 9v5l2 6h4l2-6V9M10 16h.01M14 16h.01",
  livestock: "M4 4c0 4 2 5 4.500 5h7C18 9 20 8 20 4M8 9v5l2 6h4l2-6V9M10 16h.01M14 16h.01",
  coal: "M3 19l3-7 4-1 2-5 5 2 4 11zM10 11l3 3M12 19l1-5 5-3",
  cotton: "M12 21v-6M12 14.500a4 4 0 1 1-4-5 4 4 0 1 1 8 0 4 4 0 1 1-4 5M12 19l4-2",
  grain:
    "M12 21V6M12 9c-3 0-4-2-4-4 3 0 4 2 4 4M12 9c3 0 4-2 4-4-3 0-4 2-4 4M12 14c-3 0-4-2-4-4 3 0 4 2 4 4M12 14c3 0 4-2 4-4-3 0-4 2-4 4M12 19c-3 0-4-2-4-4 3 0 4 2 4 4M12 19c3 0 4-2 4-4-3 0-4 2-4 4",
  goods: "M4 8h16v12H4zM4 8l3-4h10l3 4M10 8v4h4V8",
  petrochemical: "M10 3h4M11 3v6l-5 9a2 2 0 0 0 2 3h8a2 2 0 0 0 2-3l-5-9V3M8.500 14h7",
};

/** Other names for the same drawing. */
const SAME: Readonly<Record<string, string>> = {
  manufactured: "goods",
  director: "star",
  phase: "turn",
  home: "station",
};

/** The drawing for a kind such as `wheel` or `industry-steel`: the whole word, or its last part. */
export function pathOf(kind: string): string | null {
  const last = kind.slice(kind.lastIndexOf("-") + 1);
  return PATHS[kind] ?? PATHS[last] ?? PATHS[SAME[last] ?? ""] ?? null;
}
