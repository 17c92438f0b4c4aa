// Made by `python -m railhead.server.schema` from the server's structs. Do not edit.

/** The body of every answer from 400 on. `head` is given with 409: where the game really is. */
export interface Problem {
  status: number;
  reasons: readonly Reason[];
  head?: number | null;
}

/** A choice at creation; the first value is the default. */
export interface OptionInfo {
  name: string;
  values: readonly (string | number | boolean)[];
}

export interface TitleInfo {
  id: string;
  package: string;
  seats: readonly number[];
  options: readonly OptionInfo[];
  bots: readonly string[];
  motif: Motif;
  first: FirstGame | null;
}

/** Be a guest of this name, or take another name or language. */
export interface SignIn {
  name: string;
  lang?: string;
}

/** What somebody has set for themselves; the server looks into what it concerns by mail or alert only. */
export interface Choices {
  theme?: "auto" | "dark" | "light";
  colours?: "strong" | "usual";
  compact?: boolean;
  sound?: boolean;
  quiet_live?: readonly ("invitation" | "mention" | "offer" | "over" | "turn" | "wish")[];
  quiet_slow?: readonly ("invitation" | "mention" | "offer" | "over" | "turn" | "wish")[];
  mail?: readonly ("invitation" | "mention" | "offer" | "over" | "turn" | "wish")[];
  public_profile?: boolean;
}

/** A name of the tz database, such as Europe/Budapest. */
export interface ZoneBody {
  zone: string;
}

/** Be on vacation for this many days from now on; 0: come back. */
export interface Vacation {
  days: number;
}

/** One's time zone (None: not told yet), until when one is on vacation, and the days of it left this year. */
export interface Absence {
  zone: string | null;
  away_until: number | null;
  days_left: number;
  days_a_year: number;
}

/** Oneself. A guest has no login. While the link to a new address was not followed, the old address counts. */
export interface Person {
  id: string;
  name: string;
  lang: string;
  guest: boolean;
  login: string | null;
  email: string | null;
  email_verified: boolean;
  new_email: string | null;
  admin: boolean;
  choices: Choices;
}

/** Who one is: nobody before the first sign-in. `mail` says whether this server can send mails. */
export interface Session {
  person: Person | null;
  mail: boolean;
}

/** A browser in which one is signed in: what it calls itself, and since when; `here` is the one that asks. */
export interface SessionInfo {
  id: string;
  label: string;
  created: number;
  here: boolean;
}

/** Make the guest an account, keeping name and games. */
export interface Register {
  login: string;
  password: string;
  email?: string | null;
}

export interface LogIn {
  login: string;
  password: string;
}

/** What is given is changed. A new address takes the password. */
export interface Profile {
  name?: string | null;
  lang?: string | null;
  email?: string | null;
  password?: string;
  choices?: Choices | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** Delete oneself: an account gives its password. The games stay, without the name. */
export interface Leave {
  password?: string;
}

export interface AskReset {
  email: string;
}

/** The key of the mailed link, and the new password. */
export interface Reset {
  key: string;
  password: string;
}

export interface Verify {
  key: string;
}

export interface NewToken {
  label: string;
  scope?: "play" | "read";
}

/** A key for programs. `secret` is told once, when it is made. */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  scope: "play" | "read";
  secret: string | null;
}

/** Somebody else. */
export interface PersonCard {
  id: string;
  name: string;
}

/** The public key of the server, by which a browser knows its messages. */
export interface PushKey {
  key: string;
}

/** Where a browser takes messages, and what they are to be encrypted with. */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Unsubscribe {
  endpoint: string;
}

/** Where a program of one's own takes requests. */
export interface NewHook {
  url: string;
}

/** The program that is told, and the key by which it knows our requests; empty where there is none. */
export interface HookInfo {
  url: string;
  key: string;
}

/** The key in a link at the end of a mail. */
export interface StopMail {
  key: string;
}

/** Tell those who run the server about somebody. */
export interface NewReport {
  about: string;
  text: string;
  game?: string | null;
}

export interface ReportInfo {
  id: string;
  by: string;
  about: string;
  game: string | null;
  text: string;
  at: number;
}

export interface Ban {
  banned: boolean;
}

/** Who is to sit there: oneself (several seats on one screen, each with its own name), a bot, or whoever joins. */
export interface SeatSpec {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** `start` begins at once where no seat is open. A seed is drawn where none is given. `seating`: the seats are drawn by lot when the game starts, or fixed as they are given here. */
export interface NewGame {
  title: string;
  seats: readonly SeatSpec[];
  options?: Readonly<Record<string, string | number | boolean>>;
  seed?: string | null;
  start?: boolean;
  name?: string;
  pace?: "live" | "slow";
  access?: "link" | "named" | "open";
  seating?: "fixed" | "lot";
  begins?: "full" | "host";
  rated?: boolean;
  coach?: boolean;
  invite?: readonly string[];
  clock?: ClockRules | null;
}

/** Take an open seat, any where none is named. */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

/** One of the table's seats. */
export interface SeatBody {
  seat: number;
}

/** Ask somebody to the table. */
export interface Invite {
  login: string;
}

/** Let a bot have an open seat before the start; the weakest where no level is named. */
export interface ToBot {
  seat: number;
  bot?: string | null;
}

/** Whether a bot should sit in for somebody who is waited for too long. */
export interface Replace {
  seat: number;
  agree?: boolean;
}

/** Give a seat away: to a bot, to whoever joins, or to the person of that login, who is asked first; until they say yes it stays one's own. An offer to nobody (no login) or to oneself takes it back. */
export interface HandOver {
  seat: number;
  to: "bot" | "open" | "person";
  bot?: string | null;
  login?: string | null;
}

/** `name` is None while the seat is open; `here` says whether its person has the table open. `place` is where its player sat before the seats were drawn. `owner` may come back: a bot sits in for them. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  person: string | null;
  bot: string | null;
  yours: boolean;
  here: boolean;
  place: number | null;
  owner: string | null;
  offered: boolean;
  offered_to: string | null;
}

/** Somebody would like to take back to entry `to`; the seats that have agreed, and those still asked. */
export interface Wish {
  seat: number;
  to: number;
  agreed: readonly number[];
  asked: readonly number[];
}

/** Shall a bot sit in for this seat? The seats that have agreed, and those still asked. */
export interface Replacement {
  seat: number;
  agreed: readonly number[];
  asked: readonly number[];
}

/** What lists show of a running game: the round, and a figure for each seat. */
export interface Gist {
  stage: Message;
  scores: readonly (number | null)[];
}

/** The clocks of a table at the moment this is sent: milliseconds left of each seat (less than none where time is up and nothing follows from it), and whose clocks run. `resting`: of these, who has night, weekend or vacation; that changes in `changes` milliseconds. `pausing`: who agrees to a pause. `away`: until when somebody is on vacation. */
export interface ClocksInfo {
  left: readonly number[];
  running: readonly number[];
  resting: readonly number[];
  changes: number | null;
  paused: boolean;
  pausing: readonly number[];
  away: readonly (number | null)[];
}

/** A game as it stands in lists and at the head of its table. Times are seconds since 1970. */
export interface GameInfo {
  id: string;
  title: string;
  rules: string;
  options: Readonly<Record<string, string | number | boolean>>;
  status: "closed" | "open" | "over" | "running";
  seats: readonly SeatInfo[];
  yours: readonly number[];
  created: number;
  changed: number;
  head: number;
  asked: number | null;
  asked_since: number | null;
  your_turn: boolean;
  creator: boolean;
  result: Result | null;
  name: string;
  kind: "analysis" | "lesson" | "play";
  pace: "live" | "slow";
  access: "link" | "named" | "open";
  seating: "fixed" | "lot";
  origin: string | null;
  wish: Wish | null;
  begins: "full" | "host";
  host: number | null;
  rematch: string | null;
  rated: boolean;
  coach: boolean;
  invited: boolean;
  gist: Gist | null;
  replacement: Replacement | null;
  offered: readonly number[];
  ending: "expired" | "left" | null;
  unreadable: boolean;
  clock: ClockRules | null;
  clocks: ClocksInfo | null;
}

/** What entry n did; n = 0 is the set-up. */
export interface LogLine {
  n: number;
  seat: number | null;
  messages: readonly Message[];
}

/** The game after entry n. `log` is the way that led there: the numbers of its lines are the steps of the history, undone entries left out. `menu` is there where n is the head and the asked seat is one of the viewer's. `undo` and `redo` are the entries a rewind by the viewer may name now; to `undo_asking` only with the consent of the others. `action` is what led there. */
export interface Position {
  game: GameInfo;
  n: number;
  head: number;
  scene: Scene;
  log: readonly LogLine[];
  yours: readonly number[];
  asked: number | null;
  menu: Menu | null;
  undo: number | null;
  undo_asking: number | null;
  redo: number | null;
  action: Readonly<Record<string, unknown>> | null;
}

/** Do this for that seat, in the position after entry `head`. */
export interface ActBody {
  head: number;
  seat: number;
  action: Readonly<Record<string, unknown>>;
}

/** Take back: go to the position after entry `to` (see `Position.undo`, `undo_asking` and `redo`). */
export interface RewindBody {
  head: number;
  to: number;
}

export interface PreviewBody {
  head: number;
  seat: number;
  action: Readonly<Record<string, unknown>>;
}

/** What the coach would do for that seat, in the position after entry `head`. */
export interface AdviceBody {
  head: number;
  seat: number;
}

/** A move of the strongest bot: what it does, where chance has no part in it, and what speaks for it. */
export interface Advice {
  action: Readonly<Record<string, unknown>>;
  does: readonly Message[];
  reasons: readonly Message[];
}

/** What would be lost by an action that looks like a gross mistake; nothing where it does not. */
export interface Doubt {
  reasons: readonly Message[];
}

/** The number of the entry that was made; None (with 202) where the others are asked first. */
export interface Entered {
  n: number | null;
}

/** The answer to a wish to take back. */
export interface Consent {
  agree: boolean;
}

/** Whether the clocks should stand. It takes everybody to stop them, and one to let them go on. */
export interface Pause {
  agree: boolean;
}

export interface Say {
  text: string;
}

export interface ChatLine {
  n: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** One's own note on a game; nobody else sees it. */
export interface Note {
  text?: string;
}

/** Go another way from entry `at`, as an analysis game of one's own. */
export interface BranchAt {
  at: number;
}

/** Found games; `more` is what to give as `before` for the next ones. */
export interface Archive {
  games: readonly GameInfo[];
  more: string | null;
}

/** How strong somebody is believed to be at a title, give or take `doubt`, after `games` rated games. */
export interface Rating {
  points: number;
  doubt: number;
  games: number;
}

/** How one game ended for somebody. */
export interface Played {
  title: string;
  place: number;
  seats: number;
  score: number;
}

/** Somebody's finished games of a title: how many, how often which place, the mean figure at the end. */
export interface TitleRecord {
  title: string;
  games: number;
  places: readonly number[];
  score: number;
  rating: Rating | null;
}

/** Somebody else, over all games together: how often one ended ahead of them, how often behind. */
export interface Opponent {
  id: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

/** What somebody has played. `yours`: it is one's own, with games that others do not see. */
export interface PersonProfile {
  id: string;
  name: string;
  public: boolean;
  yours: boolean;
  titles: readonly TitleRecord[];
  opponents: readonly Opponent[];
  games: readonly GameInfo[];
}

/** Something said at a table. */
export interface Line {
  game: string;
  text: string;
  at: number;
}

/** Everything that is kept about oneself. Moves are in the records of the games (`/api/games/{game}/record`). `vacations`: from and until, in milliseconds. `orders`: game, the order, when it was given. `told_at`: where alerts go. */
export interface Export {
  person: Person;
  created: number;
  games: readonly GameInfo[];
  said: readonly Line[];
  notes: Readonly<Record<string, string>>;
  learned: readonly string[];
  blocked: readonly string[];
  reports: readonly (readonly [string, number])[];
  keys: readonly (readonly [string, string, number])[];
  zone: string | null;
  vacations: readonly (readonly [number, number])[];
  orders: readonly (readonly [string, string, number])[];
  told_at: readonly string[];
}

/** The server itself. `address` is where others reach it, where that is known. `absent`: for each pace the seconds after which the others may let a bot sit in for whoever is waited for. */
export interface ServerInfo {
  version: string;
  mail: boolean;
  address: string | null;
  absent: Readonly<Record<string, number>>;
}

export interface Health {
  status: "failing" | "ok";
  version: string;
}

/** What the action would do: its log, and the way from the present scene to the one after it. `hidden` where chance would decide: nobody sees the draw beforehand. */
export interface Preview {
  head: number;
  messages: readonly Message[];
  patch: readonly (Put | Remove | Order)[];
  hidden: boolean;
}

/** Compare the moves after entry `at`. */
export interface CompareBody {
  at: number;
}

/** How far the analysis of a game is; `head`: the last entry that it knows of. `found` is there when it is done. */
export interface AnalysisInfo {
  state: "done" | "failed" | "going" | "none";
  done: number;
  total: number;
  head: number;
  found: GameAnalysis | null;
}

/** The moves of a position that are worth a look. */
export interface Compared {
  ranking: Ranking;
}

/** One of the `offers`, with the number that was set. */
export interface GiveOrder {
  head: number;
  seat: number;
  order: Readonly<Record<string, unknown>>;
}

/** `branch` is an analysis of the present position, with one move of whoever is in turn and one's own reply. */
export interface PrepareReply {
  branch: string;
}

/** An order of one's own; `off` says why it is over. */
export interface OrderInfo {
  id: string;
  seat: number;
  says: Message;
  at: number;
  off: Message | null;
}

/** Which orders may be given for a seat now. */
export interface SeatOffers {
  seat: number;
  offers: readonly OrderOffer[];
}

export interface OrderList {
  head: number;
  orders: readonly OrderInfo[];
  seats: readonly SeatOffers[];
}

/** A lesson in the list; its name is the message `lesson-<id>`. `rules` are the paragraphs that it is about. */
export interface LessonInfo {
  title: string;
  id: string;
  minutes: number;
  steps: number;
  rules: readonly string[];
}

/** “How a game goes”: the texts are `overview-<id>-...`, the drawings are numbered from 1. */
export interface OverviewInfo {
  title: string;
  id: string;
  figures: number;
}

/** A drawing beside a paragraph of the rules; `caption` is its message. */
export interface DrawingInfo {
  title: string;
  rule: string;
  caption: string;
}

/** What was done in a part of a lesson so far; `{"do": "continue"}` where there was only something to read. */
export interface LessonActs {
  part?: number;
  acts?: readonly (Readonly<Record<string, unknown>>)[];
}

/** One more action, to be looked at only. */
export interface LessonAction {
  action: Readonly<Record<string, unknown>>;
  part?: number;
  acts?: readonly (Readonly<Record<string, unknown>>)[];
}

/** Finished lessons, as `rocket/line`. */
export interface Learned {
  lessons?: readonly string[];
}

/** What an action would do, or why it is refused. Trying is what lessons are for: a refusal is no fault here. */
export interface LessonPreview {
  preview: Preview | null;
  problem: Problem | null;
}

/** Where one is in a lesson. `step` counts from 1 through all parts; `says` is what the step says, `point` what it points at, `solution` an action that fulfils it. `shows`: there is only something to read. `verdict`: `missed` where the last action was not what was wanted; `done` where the part is over. `comment` is what the lesson says about the last action, `places` what it says about places of the board that cannot be chosen. */
export interface LessonPosition {
  position: Position;
  step: number;
  verdict: "asked" | "done" | "missed";
  says: Message;
  point: readonly string[];
  solution: Readonly<Record<string, unknown>> | null;
  shows: boolean;
  comment: Message | null;
  places: Readonly<Record<string, Message>>;
  payments: readonly Payment[];
}

/** Follow a game; answered by `watching` (by `table` before the game has begun), also again after `behind`. */
export interface Watch {
  type: "watch";
  game: string;
}

export interface Unwatch {
  type: "unwatch";
  game: string;
}

/** `ref` is the client's own number; it comes back with the answer, `acted` or `refused`. */
export interface Act {
  type: "act";
  ref: number;
  game: string;
  head: number;
  seat: number;
  action: Readonly<Record<string, unknown>>;
}

export interface AskPreview {
  type: "preview";
  ref: number;
  game: string;
  head: number;
  seat: number;
  action: Readonly<Record<string, unknown>>;
}

/** What can be said about an action that is not whole yet; answered by `explained`. */
export interface Explain {
  type: "explain";
  ref: number;
  game: string;
  head: number;
  seat: number;
  action: Readonly<Record<string, unknown>>;
}

/** Say something at the table; told to all as `said`. */
export interface Speak {
  type: "say";
  game: string;
  text: string;
}

/** What would the company run for with what can be built on a hex (`action.hex`)? Answered by `foreseen`. */
export interface Foresee {
  type: "foresee";
  ref: number;
  game: string;
  head: number;
  seat: number;
  action: Readonly<Record<string, unknown>>;
}

export interface Watching {
  type: "watching";
  position: Position;
}

/** A part of what an entry brought, with the patch that leads to it from the part before. */
export interface Stage {
  messages: readonly Message[];
  patch: readonly (Put | Remove | Order)[];
  payments: readonly Payment[];
  action: Readonly<Record<string, unknown>> | null;
}

/** Entry n was made: apply the patch to the scene after entry n-1. `ref` is set for whoever asked for it. `payments`: who paid whom. `stages`: the same bit by bit, where somebody plays who has no seat. */
export interface Acted {
  type: "acted";
  game: string;
  n: number;
  seat: number;
  action: Readonly<Record<string, unknown>>;
  log: LogLine;
  patch: readonly (Put | Remove | Order)[];
  status: "closed" | "open" | "over" | "running";
  asked: number | null;
  menu: Menu | null;
  undo: number | null;
  undo_asking: number | null;
  redo: number | null;
  ref: number | null;
  payments: readonly Payment[];
  clocks: ClocksInfo | null;
  stages: readonly Stage[];
}

/** Entry n set the game back (or forth) to entry `to`; the whole position follows. */
export interface Rewound {
  type: "rewound";
  n: number;
  to: number;
  seat: number;
  position: Position;
}

/** What was asked under `ref` is not done, for these reasons; nothing has changed. */
export interface Refused {
  type: "refused";
  problem: Problem;
  game: string | null;
  ref: number | null;
}

/** What was asked by `explain`. */
export interface Explaining {
  type: "explained";
  ref: number;
  game: string;
  explained: Explained;
}

/** What the company would run for after an action. */
export interface Income {
  action: Readonly<Record<string, unknown>>;
  amount: number;
}

/** What it would run for now, and with each thing that can be built on a hex, as far as it was found in time. */
export interface Incomes {
  now: number;
  found: readonly Income[];
}

/** What was asked by `foresee`. */
export interface Foreseen {
  type: "foreseen";
  ref: number;
  game: string;
  incomes: Incomes;
}

export interface Previewed {
  type: "previewed";
  ref: number;
  game: string;
  preview: Preview;
}

/** The game is at `head`, further than what was sent: watch again. */
export interface Behind {
  type: "behind";
  game: string;
  head: number;
}

/** Seats, names or the status of the game have changed; when it begins, `watching` is sent to all at the table. */
export interface TableChanged {
  type: "table";
  game: GameInfo;
}

/** Which seats have their people at the table now, and how many others look on. */
export interface Presence {
  type: "presence";
  game: string;
  here: readonly number[];
  watchers: number;
}

export interface Spoken {
  type: "said";
  game: string;
  line: ChatLine;
}

/** Everything told about a game. */
export interface Story {
  charts: readonly Chart[];
  moments: readonly Moment[];
}

/** Stands for the name of the person at a seat. */
export interface SeatArg {
  is: "seat";
  seat: number;
}

/** Stands for the text of another message, such as the word for an industry. */
export interface Term {
  is: "term";
  id: string;
  args?: Readonly<Record<string, number | string | SeatArg | Term | Items>>;
}

/** Stands for a list, joined as the language joins lists. */
export interface Items {
  is: "items";
  items: readonly (number | string | SeatArg | Term | Items)[];
}

/** A single choice, done with one click; what is large or cannot be undone is shown first, to be confirmed. */
export interface Button {
  kind: "button";
  id: string;
  choice: Choice;
  confirm?: boolean;
}

/** One of several: on the board or a panel where `at` says, and as a list for keyboard and reader. `cell` is the field of the action that names a cell, so that one may ask why not there. */
export interface Pick {
  kind: "pick";
  id: string;
  label: Message;
  choices: readonly Choice[];
  cell?: string;
}

/** A cell, then a tile, then its rotation: the action's fields `hex`, `tile` and `rotation`. */
export interface PickTile {
  kind: "tile";
  id: string;
  label: Message;
  action: Readonly<Record<string, unknown>>;
  cells: Readonly<Record<string, readonly TileFit[]>>;
}

/** Runs: the proposals as whole choices, and trains for which routes may be drawn stop by stop. `names` are what the trains are called, where their ids say little. A drawn route begins at one of `starts` and goes on from each cell to one of its `next` ones. */
export interface PickRoutes {
  kind: "routes";
  id: string;
  label: Message;
  action: Readonly<Record<string, unknown>>;
  trains: readonly string[];
  proposals: readonly Choice[];
  proven?: boolean;
  names?: readonly string[];
  starts?: readonly string[];
  next?: Readonly<Record<string, readonly string[]>>;
}

/** Rows and columns: shares, the investment chart, the score sheet. */
export interface Table {
  kind: "table";
  id: string;
  title: Message;
  columns: readonly Message[];
  rows: readonly Row[];
}

/** Share prices as a grid. `legend`: what the colours of its spaces mean. */
export interface Market {
  kind: "market";
  id: string;
  title: Message;
  spaces: readonly Space[];
  legend?: readonly (readonly [string, Message])[];
}

/** Cards side by side: charters, trains, the tile manifest. */
export interface Shelf {
  kind: "shelf";
  id: string;
  title: Message;
  cards: readonly Card[];
}

/** Put the value there; an element whose id is new goes to the end of its list. No path: the whole. */
export interface Put {
  op: "set";
  path: readonly string[];
  value: unknown;
}

/** Take the key or the element away. */
export interface Remove {
  op: "remove";
  path: readonly string[];
}

/** Bring the elements of a list into this order. */
export interface Order {
  op: "order";
  path: readonly string[];
  ids: readonly string[];
}

/** A reason as it is shown: its text, the paragraph of the rules where a rule speaks, and its code for programs. */
export interface Reason {
  message: Message;
  rule?: string;
  code?: string;
}

/** The small picture of a title's card: hexes in one colour with a few lines, drawn like its board. */
export interface Motif {
  ground: string;
  lines: readonly MotifLine[];
}

/** `seats` counts the learner; the others are bots of this level. `after`: the lesson that is enough to begin. */
export interface FirstGame {
  seats: number;
  bot: string;
  after: string;
  options: Readonly<Record<string, string | number | boolean>>;
}

/** How a table plays with clocks: seconds to begin with, seconds added for each decision. */
export interface ClockRules {
  budget: number;
  added: number;
  at_zero: "bot" | "lost" | "nothing";
  nights: boolean;
  weekends: boolean;
}

/** A sentence to be: the id of its text and what fills its gaps. */
export interface Message {
  id: string;
  args?: Readonly<Record<string, number | string | SeatArg | Term | Items>>;
}

/** How a game ended: why, the winners (none where the game itself wins), and the final figures by source. */
export interface Result {
  reason: Message;
  winners: readonly number[];
  scores: readonly number[];
  sheet?: Table | null;
}

/** A whole position. */
export interface Scene {
  board: Board;
  players: readonly PlayerRow[];
  panels: readonly (Table | Market | Shelf)[];
  stage: Message;
  result?: Result | null;
  others?: readonly Card[];
}

/** What is asked of whom, in one sentence, and what may be answered; the rest as in `Question`. */
export interface Menu {
  seat: number | null;
  ask: Message;
  offers?: readonly (Button | Pick | PickTile | PickRoutes)[];
  card?: string | null;
  notes?: readonly Message[];
  usual?: Readonly<Record<string, unknown>> | null;
}

/** Everything found about a game; `looked` of `decisions` were looked at, the others left nothing to choose. */
export interface GameAnalysis {
  seats: number;
  decisions: number;
  looked: number;
  course: readonly Point[];
  turnings: readonly Turning[];
  losses: readonly Loss[];
  runs: readonly ShortRun[];
  unspent: readonly Unspent[];
}

/** What a seat may do after entry `n`, the best first; no moves where the game is over or nothing looks ahead. */
export interface Ranking {
  n: number;
  seat: number | null;
  moves: readonly Move[];
}

/** An order that may be given now, and the sentence that says what it will do. With `number` the person sets a figure: it goes into the order's field of that name, and into the sentence. */
export interface OrderOffer {
  order: Readonly<Record<string, unknown>>;
  says: Message;
  number?: Range | null;
}

/** Money from one purse to another: `seat:0` for a player, the id of a company's card; None is the bank. */
export interface Payment {
  amount: number;
  src?: string | null;
  dst?: string | null;
}

/** All reasons against the action as it is; what it brings so far; and where. */
export interface Explained {
  reasons?: readonly Reason[];
  notes?: readonly Message[];
  places?: readonly Place[];
}

/** `steps` are the entries after which it was counted, `marks` what had just ended there. `bars`: sums that belong to a step, not a level that goes on. */
export interface Chart {
  id: string;
  title: Message;
  steps: readonly number[];
  marks: readonly Message[];
  lines: readonly StoryLine[];
  bars?: boolean;
}

/** Something worth going back to, told in a sentence. */
export interface Moment {
  n: number;
  said: Message;
}

/** One action on offer, or one that is refused and says why. With `number` or `place` it stands for several: the person sets a number, or picks a cell. One click does what is `at_once`: small, and free to be taken back. `near` is an element that leads to it as well, once its offer has been chosen: the city of a slot. */
export interface Choice {
  action: Readonly<Record<string, unknown>>;
  label: Message;
  at?: readonly string[];
  notes?: readonly Message[];
  number?: Range | null;
  place?: Places | null;
  blocked?: Reason | null;
  at_once?: boolean;
  near?: string;
}

/** A tile that fits on a cell, with the rotations in which it does. */
export interface TileFit {
  tile: string;
  rotations: readonly number[];
  cost?: number;
  notes?: readonly Message[];
}

/** `cells`: where on the board it stands, to be marked while one looks at it. `ring` as on the board. */
export interface Row {
  id: string;
  label: Message;
  boxes: readonly Box[];
  colour?: string | null;
  faded?: boolean;
  cells?: readonly string[];
  ring?: string | null;
}

/** A place of the market with the companies on it, the top of the stack first. */
export interface Space {
  id: string;
  x: number;
  y: number;
  value: number | string | SeatArg | Term | Items;
  fill?: string;
  marks?: readonly Mark[];
}

/** A charter, a train, a tile in the supply: a heading, facts by name, marks and a picture. */
export interface Card {
  id: string;
  label: Message;
  colour?: string | null;
  facts?: readonly (readonly [Message, Box])[];
  marks?: readonly Mark[];
  picture?: Picture | null;
  fill?: string | null;
  count?: number | null;
  faded?: boolean;
  cells?: readonly string[];
}

/** A line of a motif: its colour, and the hexes (q, r) that it goes through. */
export interface MotifLine {
  colour: string;
  hexes: readonly (readonly [number, number])[];
}

/** `directions` are the steps of headings 0 to 5 in axial coordinates. `country`: the drawing of the land around and under the cells (`view/land`). */
export interface Board {
  orientation: "flat" | "pointy";
  directions: readonly (readonly [number, number])[];
  cells: readonly Cell[];
  ribbons?: readonly Ribbon[];
  pieces?: readonly Piece[];
  country?: string | null;
}

/** `out`: why this player can only watch, where nothing is left to act with. */
export interface PlayerRow {
  seat: number;
  facts: readonly Fact[];
  turn?: boolean;
  first?: boolean;
  out?: Message | null;
}

/** How things stood after entry n. */
export interface Point {
  n: number;
  chances: readonly number[];
  worths: readonly number[];
}

/** Where chances turned: `lead`, a seat is ahead from here on, or a large change for it. */
export interface Turning {
  n: number;
  seat: number;
  before: number;
  after: number;
  lead: boolean;
  does: readonly Message[];
}

/** A move, by whom, what it has cost as a chance (of the worth, where one plays alone), and the better one. */
export interface Loss {
  n: number;
  seat: number;
  loss: number;
  does: readonly Message[];
  better: Better;
}

/** A run that earned less than the best one; `proven`: there is none better than that. */
export interface ShortRun {
  n: number;
  seat: number;
  company: string;
  revenue: number;
  best: number;
  proven: boolean;
}

/** Money that a player (company None) or a company kept to no purpose. */
export interface Unspent {
  n: number;
  seat: number | null;
  company: number | string | SeatArg | Term | Items | null;
  amount: number;
}

/** A move that is worth a look; `chances` by seat, empty where nobody plays against another; `played`: it was made in the game; `line`: what is expected to follow, in the words of the log. */
export interface Move {
  action: Readonly<Record<string, unknown>>;
  does: readonly Message[];
  chances: readonly number[];
  worths: readonly number[];
  parts: readonly Part[];
  line: readonly Message[];
  played: boolean;
}

/** A number the person sets: it goes into the action's field of that name. `notes` is what each number brings, the least first; empty where the number makes no difference to the choice's own. */
export interface Range {
  field: string;
  least: number;
  most: number;
  step?: number;
  notes?: readonly (readonly Message[])[];
}

/** What an action comes to at a place of the board: the figure that stands there, and why it is that. `stop` names the stop of the cell's picture, where the cell has several. */
export interface Place {
  cell: string;
  value: number;
  why: Message;
  stop?: string;
}

/** One row of figures, a figure for each step of the chart; None: there was none yet. */
export interface StoryLine {
  id: string;
  label: Message;
  colour: string;
  values: readonly (number | null)[];
}

/** A cell the person picks at last, after `at`: its id goes into the action's field of that name. */
export interface Places {
  field: string;
  cells: readonly string[];
}

/** One place of a table: a value, marks, or an empty slot. A box with an id can be chosen. */
export interface Box {
  value?: number | string | SeatArg | Term | Items | null;
  marks?: readonly Mark[];
  id?: string | null;
  symbol?: string | null;
  strong?: boolean;
  parts?: readonly Message[];
}

/** A small piece in a table: a cube, a cross, a token. `ring` as on the board; `cells`: where on it is what it stands for. */
export interface Mark {
  kind: string;
  colour: string;
  label: Message;
  ring?: string | null;
  cells?: readonly string[];
}

/** What lies or is printed on a cell. */
export interface Picture {
  track?: readonly Track[];
  stops?: readonly Stop[];
  label?: string | null;
  number?: string | null;
  values?: Values | null;
  written?: Written;
}

/** A hex of the board. `walls` are edges nobody crosses; `colour` marks whose place it is. `small`: a lesser place, whose name may wait until one comes closer. `code`: its letter and number, where the map prints none. */
export interface Cell {
  id: string;
  q: number;
  r: number;
  fill: string;
  colour?: string | null;
  name?: string | null;
  picture?: Picture | null;
  symbols?: readonly Symbol[];
  walls?: readonly number[];
  hint?: readonly Message[];
  small?: boolean;
  code?: string | null;
}

/** A band through the centres of cells: a line of Rocket, a route of a train. */
export interface Ribbon {
  id: string;
  colour: string;
  cells: readonly string[];
  style?: "draft" | "line" | "route";
  lane?: number;
}

/** Something that stands on a cell, or in a slot of one. `heading` counts board directions. `ring`: a second colour, which tells apart what is of nearly the same. */
export interface Piece {
  id: string;
  kind: string;
  cell: string;
  colour: string;
  label: Message;
  text?: string | null;
  slot?: string | null;
  heading?: number | null;
  ring?: string | null;
}

/** A figure of a player; `parts` say what it is made of. */
export interface Fact {
  label: Message;
  value: number | string | SeatArg | Term | Items;
  parts?: readonly Message[];
}

/** A move that would have been better, and what it leads to. */
export interface Better {
  action: Readonly<Record<string, unknown>>;
  does: readonly Message[];
  chances: readonly number[];
  worths: readonly number[];
}

/** A part of the valuation, by seat. */
export interface Part {
  label: Message;
  amounts: readonly number[];
}

/** A piece of track on a tile: an end is an edge (0-5, of the board's numbering) or a stop (`s0`). */
export interface Track {
  a: number | string;
  b: number | string;
}

/** A stop on a tile or printed on a cell; x and y in cell radii from its centre, y downwards. `turn`: the direction of the track under the bar of a town, in degrees clockwise from the right. */
export interface Stop {
  id: string;
  kind: "area" | "city" | "dot" | "mine" | "port" | "town";
  x?: number;
  y?: number;
  value?: number | null;
  slots?: readonly Slot[];
  name?: string | null;
  turn?: number;
}

/** Revenue by phase, the present one marked. */
export interface Values {
  boxes: readonly (readonly [string, number])[];
  now: number;
}

/** Where the figures of a picture stand, in cell radii from its centre: values as (x, y, value), its label, and the boxes of the values by phase. */
export interface Written {
  values?: readonly (readonly [number, number, number])[];
  label?: readonly [number, number] | null;
  boxes?: readonly [number, number] | null;
}

/** A small drawing with a meaning, told in words by `label`. `owner`: whose cube lies on it. */
export interface Symbol {
  kind: string;
  label: Message;
  count?: number;
  owner?: string | null;
}

/** A place for a token in a stop. `short`: how its companies are written where their names find no room. */
export interface Slot {
  id: string;
  home?: readonly string[];
  short?: string | null;
}

export type Arg = number | string | SeatArg | Term | Items;

export type Offer = Button | Pick | PickTile | PickRoutes;

export type Panel = Table | Market | Shelf;

export type Change = Put | Remove | Order;

export type Said = Watch | Unwatch | Act | AskPreview | Explain | Foresee | Speak;

export type Told = Watching | Acted | Rewound | Refused | Previewed | Explaining | Foreseen | Behind | TableChanged | Presence | Spoken;
