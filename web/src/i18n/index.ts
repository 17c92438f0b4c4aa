/** Text in the reader's language: bundles by language and title, loaded when first needed, switched at once. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSignal } from "solid-js";
import type { Arg, Message } from "../api/types";
import { layers } from "../lib/settings";
import { FluentItems, functionsOf, hexName, slug } from "./functions";

export type Language = string;

const FILES = import.meta.glob<string>(
  ["../../../src/railhead/i18n/locales/*/*.ftl", "!../../../src/railhead/i18n/locales/*/{cli,rules-*}.ftl"],
  { query: "?raw", import: "default" },
);
/** A language is a folder of texts; English, from which the others are translated, comes first. */
export const LANGUAGES: readonly Language[] = [
  ...new Set(["en", ...Object.keys(FILES).map((path) => path.split("/").at(-2)!)]),
];

/** What a language calls itself. */
export function ownName(lang: Language): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** The words of no title in particular stand first in every bundle; a title may say them otherwise. */
const COMMON = ["kernel", "ui"];
const SERVER = "server";

const resources = new Map<string, Promise<FluentResource | null>>();
/** The files of each title that the pages have asked for. */
const wanted = new Map<string, readonly string[]>();
const [bundles, setBundles] = createSignal<ReadonlyMap<string, { bundle: FluentBundle; files: number }>>(new Map());
const [language, setLanguage] = createSignal<Language>(preferred());

export { language };

/** What a hex is called: its own name, or which way and how far it lies from a place that has one. */
export interface Place {
  name: string;
  /** Its letter and number. */
  code: string;
  way?: string;
  steps?: number;
}
const [places, setPlaces] = createSignal<ReadonlyMap<string, Place>>(new Map());
export { setPlaces };

/** A hex as people call it; with its letter and number where these are shown, by them alone where it has no name. */
export function placeName(hex: string, voice: Voice = NOBODY): string {
  const found = places().get(hex);
  if (!found) return hexName(hex);
  const town = placeText(found.name, voice);
  const name = found.way
    ? t("hex-near", { name: town, way: t(`compass-${found.way}`), steps: found.steps ?? 1 })
    : town;
  return layers.coordinates.on() ? `${name} (${found.code})` : name;
}

/** A hex by its letter and number. */
export function placeCode(hex: string): string {
  return places().get(hex)?.code ?? hexName(hex);
}

/** A place of a map in the reader's language, or as the map has it where that is wished or nothing else is known. */
export function placeText(name: string, voice: Voice = NOBODY): string {
  // Ids, which are in small letters, stay as they are.
  if (layers.original.on() || name === name.toLowerCase()) return name;
  const id = `town-${slug(name)}`;
  return has(id, voice) ? t(id, {}, voice) : name;
}

function preferred(): Language {
  const stored = globalThis.localStorage?.getItem("language");
  for (const wish of [stored, ...(globalThis.navigator?.languages ?? [])]) {
    const found = LANGUAGES.find((known) => wish?.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

function resource(lang: Language, file: string): Promise<FluentResource | null> {
  const path = `../../../src/railhead/i18n/locales/${lang}/${file}.ftl`;
  let found = resources.get(path);
  if (!found) {
    found = FILES[path] ? FILES[path]().then((text) => new FluentResource(text)) : Promise.resolve(null);
    resources.set(path, found);
    // What could not be fetched is asked for again.
    found.catch(() => resources.delete(path));
  }
  return found;
}

/** The texts of a title as far as they are wanted so far, beginning with those of no title. */
function filesOf(title: string): readonly string[] {
  return [...COMMON, ...(wanted.get(title) ?? [])];
}

async function bundle(lang: Language, title: string): Promise<void> {
  const key = `${lang}/${title}`;
  const files = filesOf(title);
  if (bundles().get(key)?.files === files.length) return;
  const parts = await Promise.all(files.map((file) => resource(lang, file)));
  // Whoever has asked for more meanwhile brings it.
  if (files.length < filesOf(title).length) return bundle(lang, title);
  const made = new FluentBundle(lang, {
    useIsolating: false,
    functions: functionsOf(
      () => made,
      (hex) => placeName(hex, { title, names: [] }),
    ),
  });
  for (const part of parts) if (part) made.addResource(part, { allowOverrides: true });
  setBundles((known) => new Map(known).set(key, { bundle: made, files: files.length }));
}

/** Loads further files of a title, here and in the languages that are switched to. */
async function want(title: string, ...files: string[]): Promise<void> {
  wanted.set(title, [...new Set([...(wanted.get(title) ?? []), ...files])]);
  await Promise.all(["", title].map((one) => bundle(language(), one)));
}

/** Loads the texts of titles (by their packages; none: those of no title) in the present language. */
export async function need(...titles: string[]): Promise<void> {
  await Promise.all([bundle(language(), ""), ...titles.map((title) => want(title, `title-${title}`, title))]);
}

/** Loads further words of no title: those of a few pages. */
export async function needMore(file: string): Promise<void> {
  await want("", file);
}

/** Reasons of the server are rare and come when one is to be shown. Whether they are on their way. */
function comes(id: string): boolean {
  const here = wanted.get("")?.includes(SERVER) && bundles().get(`${language()}/`)?.files === filesOf("").length;
  if (here || !id.startsWith("refusal-")) return false;
  void needMore(SERVER).catch(() => {});
  return true;
}

/** Loads what is said of titles before they are played: their names and options. */
export async function needAbout(...titles: string[]): Promise<void> {
  await Promise.all(titles.map((title) => want(title, `title-${title}`)));
}

/** Loads all texts of a title and a further file, such as its lessons. */
export async function needBeside(title: string, file: string): Promise<void> {
  await want(title, `title-${title}`, title, file);
}

/** Loads everything that is on the page in the other language, then switches. */
export async function switchTo(lang: Language): Promise<void> {
  await Promise.all(["", ...wanted.keys()].map((title) => bundle(lang, title)));
  globalThis.localStorage?.setItem("language", lang);
  document.documentElement.lang = lang;
  setLanguage(lang);
}

/** Whose words are spoken: the title's package, and the names of the people by seat. */
export interface Voice {
  title: string;
  /** The title's id, for links to its rules. */
  id?: string;
  names: readonly (string | null)[];
}
export const NOBODY: Voice = { title: "", names: [] };

function spokenBy(voice: Voice): FluentBundle | undefined {
  return bundles().get(`${language()}/${voice.title}`)?.bundle;
}

/** The sentence of a message. Reactive: it follows the language. */
export function say(message: Message, voice: Voice = NOBODY): string {
  const own = spokenBy(voice);
  const spoken = own?.hasMessage(message.id) ? own : spokenBy(NOBODY);
  const pattern = spoken?.getMessage(message.id)?.value;
  if (!spoken || !pattern) return spoken && !comes(message.id) ? message.id : "";
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(message.args ?? {})) args[name] = variable(arg, voice);
  const errors: Error[] = [];
  const text = spoken.formatPattern(pattern, args, errors).trim();
  if (errors.length) console.warn(message.id, errors);
  // Sentences begin with a capital, whatever stands first in them: "the hex west of Crewe".
  return /^(log|refusal)-/.test(message.id) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Making a format takes far longer than using it. */
const formats = new Map<Language, Intl.NumberFormat>();
function figures(lang: Language): Intl.NumberFormat {
  const found = formats.get(lang) ?? new Intl.NumberFormat(lang);
  formats.set(lang, found);
  return found;
}

/** The text of an argument by itself, as in a box of a table. */
export function sayArg(arg: Arg, voice: Voice = NOBODY): string {
  if (typeof arg === "number") return figures(language()).format(arg);
  const value = variable(arg, voice);
  return value instanceof FluentItems ? value.toString({ bundle: { locales: [language()] } }) : String(value);
}

export function seatName(seat: number, voice: Voice): string {
  return voice.names[seat] || t("seat-unnamed", { number: seat + 1 });
}

/** A text of the pages. */
export function t(id: string, args: Message["args"] = {}, voice: Voice = NOBODY): string {
  return say({ id, args }, voice);
}

export function has(id: string, voice: Voice = NOBODY): boolean {
  return spokenBy(voice)?.hasMessage(id) ?? false;
}

function variable(arg: Arg, voice: Voice): FluentVariable {
  if (typeof arg === "string") return placeText(arg, voice);
  if (typeof arg !== "object") return arg;
  if (arg.is === "seat") return seatName(arg.seat, voice);
  if (arg.is === "term") return say({ id: arg.id, args: arg.args ?? {} }, voice);
  return new FluentItems(arg.items.map((item) => sayArg(item, voice)));
}
