import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/core/brand/JsonValue.ts';
import { fromPointer, parentPointer } from '../../src/core/brand/jsonPointer.ts';
import type { Problem } from '../../src/ops/brand-files/problem/Problem.ts';

const GOOD = join(import.meta.dirname, 'good');

/** Values for an added key when the message does not give one. */
const USUAL: Readonly<Record<string, JsonValue>> = {
  accent: '#0a7048',
  ink: '#14231c',
  surface: '#fbfbf7',
  login: 'https://app.acme.example/login',
  paymentAccount: 'acme',
  hosts: ['signup.acme-new.example'],
  name: 'Acme',
  minutes: 100,
  overage: 20,
  mandateText: 'I authorise Acme to debit my account.',
};

/** A drawing with the proportions of the fixtures' drawings. */
const ILLUSTRATION =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 416 312"><path d="M0 0h9"/></svg>\n';

/** A problem in a copy of the good folder, and its file. */
interface Told {
  readonly dir: string;
  readonly file: string;
  readonly problem: Problem;
}

type Follow = (told: Told, words: readonly string[]) => void;

/** Every advice that changes more than the marked value: its text, and how to follow it. */
const ADVICE: readonly (readonly [RegExp, Follow])[] = [
  [/^(?:Remove it|Keep one\.|Keep one of the two|Keep it in one|Remove "[A-Z]+"\.)/, removed],
  [
    /^Translate it as "(translations\.[\w.-]+)", or write null there/,
    (told, [key = '']) => edited(told, `/${key.replaceAll('.', '/')}`, () => null),
  ],
  [/^Remove "extends"/, (told) => edited(told, '/extends', () => undefined)],
  [/^Add (\{.*\})\.$/, (told, [list = '']) => appended(told, JSON.parse(`[${list}]`))],
  [
    /^Add ("[\w.]+"(?:, "[\w.]+")*)\.$/,
    (told, [list = '']) => added(told, JSON.parse(`[${list}]`)),
  ],
  [/^Add (?:terms\/([\w-]+)\.md, and )?"(\w+)": ("[^"]*") to "\w+"\.$/, addedWithFile],
  [/^Add "(\w+)" to "(\w+)": ("[^"]*") again/, addedBeside],
  [/^Add "(\w+)"(?: to "\w+")?: [A-Z]/, (told, [key = '']) => setAtPlace(told, USUAL[key])],
  [/^Add "(\w+)", such as ("\w+"), beside it\.$/, besides],
  [/^Add "mandateText" to "payment"/, (told) => edited(told, '/payment/mandateText', usual)],
  [/^Add "(\w+)" and "(\w+)"\.$/, (told, keys) => keys.forEach((key) => besides(told, [key]))],
  [
    /^Add ([\w-]+\.json)(?:\.|, or name another brand\.)$/,
    ({ dir }, [file = '']) => cpSync(join(GOOD, file), join(dir, file)),
  ],
  [
    /^Add illustrations\/([\w-]+\.svg)\.$/,
    ({ dir }, [file = '']) => {
      mkdirSync(join(dir, 'illustrations'));
      writeFileSync(join(dir, 'illustrations', file), ILLUSTRATION);
    },
  ],
  [/^List one at least, or write "admin"/, (told) => setAtPlace(told, ['paid'])],
  [/^Bring the file back/, ({ dir, file }) => cpSync(join(GOOD, file), join(dir, file))],
  [/^Name another paymentAccount in one of them\.$/, inOneBrand],
  [
    /^Name another paymentAccount in "([\w-]+)"\.$/,
    (told, [brand = '']) =>
      edited({ ...told, file: `${brand}.json` }, '/paymentAccount', () => 'another-account'),
  ],
  [/^Save it as (\S+), or move it/, ({ dir, file }, [to = '']) => renamed(dir, file, to)],
  [/^Move it out of the folder/, ({ dir, file }) => rmSync(join(dir, file), { recursive: true })],
  [
    /^Set "(width)" to (\d+) and "(height)" to (\d+)\.$/,
    (told, [width = '', wide = '', height = '', high = '']) => {
      besides(told, [width, wide]);
      besides(told, [height, high]);
    },
  ],
  [
    /^Set it to ("#\w+"), and "(ink)" beside it to ("#\w+")\.$/,
    (told, [surface = '', ...ink]) => {
      setAtPlace(told, JSON.parse(surface));
      besides(told, ink);
    },
  ],
  [/^Move it to "(\w+)"\.$/, moved],
  [/^It belongs in "([\w.]+)"\.$/, movedHome],
];

/** Follows a problem's advice in a folder. Returns false when only a person can. */
export function followAdvice(dir: string, file: string, problem: Problem): boolean {
  const isDrawn = !file.endsWith('.json') && !/^(?:Save|Move) it/.test(problem.fix);
  if (isDrawn) return false;
  for (const [words, follow] of ADVICE) {
    const [whole, ...said] = words.exec(problem.fix) ?? [];
    if (whole === undefined) continue;
    follow({ dir, file, problem }, said);
    return true;
  }
  return false;
}

function renamed(dir: string, file: string, to: string): void {
  renameSync(join(dir, file), join(dir, to));
}

/** Replaces the value at a place by the result of `change`; undefined removes it. */
function edited(
  { dir, file }: Told,
  pointer: string,
  change: (value: JsonValue | undefined, key: string) => JsonValue | undefined,
): void {
  const path = join(dir, file);
  const root: JsonObject = JSON.parse(readFileSync(path, 'utf8'));
  const keys = [...fromPointer(pointer)];
  const last = keys.pop() ?? '';
  let around: JsonValue = root;
  for (const key of keys) around = childOf(around, key);
  if (Array.isArray(around)) {
    const value = change(around[Number(last)], last);
    around.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  } else if (isJsonObject(around)) {
    const value = change(around[last], last);
    if (value === undefined) Reflect.deleteProperty(around, last);
    else Object.assign(around, { [last]: value });
  }
  writeFileSync(path, JSON.stringify(root, null, 2));
}

/** Returns the value of a key; an empty object if there is none yet. */
function childOf(around: JsonValue, key: string): JsonValue {
  if (Array.isArray(around)) return around[Number(key)] ?? null;
  if (!isJsonObject(around)) throw new Error(`Nothing is around "${key}".`);
  const made = around[key] ?? {};
  Object.assign(around, { [key]: made });
  return made;
}

function usual(_value: JsonValue | undefined, key: string): JsonValue {
  const value = USUAL[key];
  if (value === undefined) throw new Error(`Nothing is known to write as "${key}".`);
  return value;
}

function removed(told: Told): void {
  // A placement is identified by its widget.
  edited(told, told.problem.pointer.replace(/\/widget$/, ''), () => undefined);
}

function appended(told: Told, items: readonly JsonValue[]): void {
  edited(told, told.problem.pointer, (list) => [...(Array.isArray(list) ? list : []), ...items]);
}

function added(told: Told, items: readonly JsonValue[]): void {
  appended(told, items);
}

function setAtPlace(told: Told, value: JsonValue | undefined): void {
  edited(told, told.problem.pointer, (_, key) => value ?? usual(undefined, key));
}

function addedWithFile(told: Told, [file, , value = 'null']: readonly string[]): void {
  if (file !== undefined) {
    cpSync(join(GOOD, 'terms/terms.md'), join(told.dir, `terms/${file}.md`));
  }
  setAtPlace(told, JSON.parse(value));
}

function addedBeside(told: Told, [key, parent, value = 'null']: readonly string[]): void {
  edited(told, `/${parent}/${key}`, () => JSON.parse(value));
}

function besides(told: Told, [key = '', value]: readonly string[]): void {
  const at = `${parentPointer(told.problem.pointer)}/${key}`;
  edited(told, at, () => (value === undefined ? usual(undefined, key) : JSON.parse(value)));
}

/** A layer's value is right for other brands, so that a brand it is wrong for gets its own. */
function inOneBrand({ dir, file, problem }: Told): void {
  const [brand] = problem.brands;
  const own = { dir, file: brand === undefined ? file : `${brand}.json`, problem };
  edited(own, problem.pointer, () => 'another-account');
}

/** The value moves together with its key. */
function movedHome(told: Told, [home = '']: readonly string[]): void {
  const { pointer } = told.problem;
  let taken: JsonValue | undefined;
  edited(told, pointer, (value) => {
    taken = value;
    return undefined;
  });
  const key = fromPointer(pointer).at(-1) ?? '';
  edited(told, `/${home.replaceAll('.', '/')}/${key}`, () => taken);
}

function moved(told: Told, [region]: readonly string[]): void {
  const placement = parentPointer(told.problem.pointer);
  let taken: JsonValue | undefined;
  edited(told, placement, (value) => {
    taken = value;
    return undefined;
  });
  const page = parentPointer(parentPointer(placement));
  edited(told, `${page}/${region}`, (list) => [
    ...(Array.isArray(list) ? list : []),
    ...(taken === undefined ? [] : [taken]),
  ]);
}
