/** The HTTP side of the server. */

import type {
  Absence,
  Browser,
  AnalysisInfo,
  Advice,
  AdviceBody,
  Doubt,
  DrawingInfo,
  Learned,
  PreviewBody,
  Archive,
  Chart,
  Compared,
  ChatLine,
  Entered,
  GameInfo,
  Explained,
  HandOver,
  Join,
  LessonAction,
  LessonActs,
  LessonInfo,
  LessonPosition,
  LessonPreview,
  LogIn,
  NewGame,
  NewPassword,
  NewReport,
  NewToken,
  HookInfo,
  Note,
  GiveOrder,
  OrderInfo,
  OrderList,
  OverviewInfo,
  PersonCard,
  PushKey,
  PersonProfile,
  Position,
  Problem,
  Profile,
  Register,
  Reset,
  ServerInfo,
  Session,
  SessionInfo,
  SignIn,
  Story,
  TitleInfo,
  TokenInfo,
} from "./types";

/** An answer from 400 on: carries the server's reasons. */
export class Fault extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reasons.map((reason) => reason.code).join(", ") || String(problem.status));
  }
}

async function call<T>(method: string, path: string, body?: unknown, text?: string): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  if (text !== undefined) init.body = text;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Fault({ status: 0, reasons: [{ code: "offline", message: { id: "fault-offline", args: {} } }] });
  }
  if (answer.ok) return (answer.headers.get("content-type")?.includes("json") ? await answer.json() : undefined) as T;
  throw new Fault(await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as Problem;
    if (Array.isArray(body.reasons)) return body;
  } catch {
    // not a problem in our form: a proxy spoke
  }
  const message = { id: "fault-server", args: { status: answer.status } };
  return { status: answer.status, reasons: [{ code: "server", message }] };
}

export const http = {
  session: () => call<Session>("GET", "/session"),
  signIn: (body: SignIn) => call<Session>("POST", "/session", body),
  register: (body: Register) => call<Session>("POST", "/account", body),
  logIn: (body: LogIn) => call<Session>("POST", "/session/login", body),
  logOut: () => call<Session>("DELETE", "/session"),
  logOutEverywhere: () => call<Session>("DELETE", "/sessions"),
  sessions: () => call<SessionInfo[]>("GET", "/sessions"),
  dropSession: (id: string) => call<void>("DELETE", `/sessions/${id}`),
  changeProfile: (body: Profile) => call<Session>("PATCH", "/account", body),
  deleteAccount: (password: string) => call<Session>("POST", "/account/delete", password ? { password } : {}),
  changePassword: (body: NewPassword) => call<Session>("POST", "/account/password", body),
  verify: (key: string) => call<void>("POST", "/account/verify", { key }),
  askReset: (email: string) => call<void>("POST", "/account/reset", { email }),
  reset: (body: Reset) => call<void>("PUT", "/account/reset", body),
  tokens: () => call<TokenInfo[]>("GET", "/tokens"),
  newToken: (body: NewToken) => call<TokenInfo>("POST", "/tokens", body),
  dropToken: (id: string) => call<void>("DELETE", `/tokens/${id}`),
  blocks: () => call<PersonCard[]>("GET", "/blocks"),
  block: (id: string) => call<PersonCard>("PUT", `/blocks/${id}`),
  unblock: (id: string) => call<void>("DELETE", `/blocks/${id}`),
  profile: (id: string) => call<PersonProfile>("GET", `/people/${id}`),
  exportUrl: "/api/account/export",
  pushKey: () => call<PushKey>("GET", "/push"),
  push: (body: Browser) => call<void>("PUT", "/push", body),
  stopPush: (endpoint: string) => call<void>("POST", "/push/stop", { endpoint }),
  hook: () => call<HookInfo>("GET", "/hook"),
  setHook: (url: string) => call<HookInfo>("PUT", "/hook", { url }),
  dropHook: () => call<void>("DELETE", "/hook"),
  absence: () => call<Absence>("GET", "/absence"),
  setZone: (zone: string) => call<Absence>("PUT", "/absence/zone", { zone }),
  vacation: (days: number) => call<Absence>("POST", "/absence/vacation", { days }),
  stopAlerts: () => call<void>("DELETE", "/alerts"),
  stopMail: (key: string) => call<void>("POST", "/alerts/stop", { key }),
  report: (body: NewReport) => call<void>("POST", "/reports", body),
  server: () => call<ServerInfo>("GET", "/server"),
  titles: () => call<TitleInfo[]>("GET", "/titles"),
  overviews: () => call<OverviewInfo[]>("GET", "/overviews"),
  figureUrl: (title: string, id: string, number: number, lang: string) =>
    `/api/overviews/${title}/${id}/${number}?lang=${lang}`,
  drawings: () => call<DrawingInfo[]>("GET", "/drawings"),
  drawingUrl: (title: string, rule: string, lang: string) => `/api/drawings/${title}/${rule}?lang=${lang}`,
  lessons: () => call<LessonInfo[]>("GET", "/lessons"),
  lesson: (title: string, id: string, body: LessonActs) =>
    call<LessonPosition>("POST", `/lessons/${title}/${id}`, body),
  lessonPreview: (title: string, id: string, body: LessonAction) =>
    call<LessonPreview>("POST", `/lessons/${title}/${id}/preview`, body),
  lessonExplain: (title: string, id: string, body: LessonAction) =>
    call<Explained>("POST", `/lessons/${title}/${id}/explain`, body),
  games: () => call<GameInfo[]>("GET", "/games"),
  create: (body: NewGame) => call<GameInfo>("POST", "/games", body),
  table: (id: string) => call<GameInfo>("GET", `/games/${id}/table`),
  join: (id: string, body: Join) => call<GameInfo>("POST", `/games/${id}/join`, body),
  leave: (id: string, seat: number) => call<GameInfo>("POST", `/games/${id}/leave`, { seat }),
  kick: (id: string, seat: number) => call<GameInfo>("POST", `/games/${id}/kick`, { seat }),
  cancel: (id: string) => call<GameInfo>("POST", `/games/${id}/cancel`),
  fill: (id: string, seat: number, bot: string) => call<GameInfo>("POST", `/games/${id}/bot`, { seat, bot }),
  invite: (id: string, login: string) => call<GameInfo>("POST", `/games/${id}/invite`, { login }),
  decline: (id: string) => call<void>("POST", `/games/${id}/decline`),
  handOver: (id: string, body: HandOver) => call<GameInfo>("POST", `/games/${id}/seats`, body),
  comeBack: (id: string, seat: number) => call<GameInfo>("POST", `/games/${id}/return`, { seat }),
  replace: (id: string, seat: number, agree: boolean) =>
    call<GameInfo>("POST", `/games/${id}/replace`, { seat, agree }),
  start: (id: string) => call<GameInfo>("POST", `/games/${id}/start`),
  position: (id: string, at?: number) => call<Position>("GET", `/games/${id}${at === undefined ? "" : `?at=${at}`}`),
  rewind: (id: string, head: number, to: number) => call<Entered>("POST", `/games/${id}/rewind`, { head, to }),
  consent: (id: string, agree: boolean) => call<Entered>("POST", `/games/${id}/consent`, { agree }),
  pause: (id: string, agree: boolean) => call<void>("POST", `/games/${id}/pause`, { agree }),
  advice: (id: string, body: AdviceBody) => call<Advice>("POST", `/games/${id}/advice`, body),
  doubt: (id: string, body: PreviewBody) => call<Doubt>("POST", `/games/${id}/doubt`, body),
  learned: (body: Learned) => call<Learned>("PUT", "/learned", body),
  branch: (id: string, at: number) => call<GameInfo>("POST", `/games/${id}/branches`, { at }),
  rematch: (id: string, seating?: string) =>
    call<GameInfo>("POST", `/games/${id}/rematch${seating ? `?seating=${seating}` : ""}`),
  importGame: (text: string) => call<GameInfo>("POST", "/import", undefined, text),
  lobby: (before = "") => call<Archive>("GET", `/lobby${before && `?before=${before}`}`),
  archive: (query: Record<string, string>) => call<Archive>("GET", `/archive?${new URLSearchParams(query)}`),
  chat: (id: string) => call<ChatLine[]>("GET", `/games/${id}/chat`),
  speak: (id: string, text: string) => call<ChatLine>("POST", `/games/${id}/chat`, { text }),
  note: (id: string) => call<Note>("GET", `/games/${id}/note`),
  keepNote: (id: string, text: string) => call<Note>("PUT", `/games/${id}/note`, { text }),
  orders: (id: string) => call<OrderList>("GET", `/games/${id}/orders`),
  giveOrder: (id: string, body: GiveOrder) => call<OrderInfo>("POST", `/games/${id}/orders`, body),
  dropOrder: (id: string, order: string) => call<void>("DELETE", `/games/${id}/orders/${order}`),
  prepareReply: (id: string, branch: string) => call<OrderInfo>("POST", `/games/${id}/replies`, { branch }),
  rounds: (id: string) => call<readonly Chart[]>("GET", `/games/${id}/rounds`),
  story: (id: string) => call<Story>("GET", `/games/${id}/story`),
  analysis: (id: string) => call<AnalysisInfo>("GET", `/games/${id}/analysis`),
  analyse: (id: string) => call<AnalysisInfo>("POST", `/games/${id}/analysis`),
  stopAnalysis: (id: string) => call<AnalysisInfo>("DELETE", `/games/${id}/analysis`),
  moves: (id: string, at: number) => call<Compared>("POST", `/games/${id}/moves`, { at }),
  recordUrl: (id: string) => `/api/games/${id}/record`,
};
