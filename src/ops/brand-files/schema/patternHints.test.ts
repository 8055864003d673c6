import { expect, it } from 'vitest';
import { PATTERN_HINTS } from './patternHints.ts';
import { readSchema } from './schemaFiles.ts';

function patternsOf(schema: unknown): readonly string[] {
  const text = JSON.stringify(schema);
  return [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map((match) =>
    JSON.parse(match[1] ?? '""'),
  );
}

const patterns = ['brand', 'layer', 'catalogue', 'resolved-brand'] as const;

it.each(patterns)('has words for every pattern of the %s schema', (name) => {
  const found = patternsOf(readSchema(name));
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((pattern) => !PATTERN_HINTS.has(pattern))).toEqual([]);
});

it('has no words for a pattern that no schema holds', () => {
  const used = new Set(patterns.flatMap((name) => patternsOf(readSchema(name))));
  expect([...PATTERN_HINTS.keys()].filter((pattern) => !used.has(pattern))).toEqual([]);
});

it.each([...PATTERN_HINTS])('gives an example that fits %s', (pattern, { wants }) => {
  const example = /'([^']+)'(?!.*')/.exec(wants)?.[1] ?? '';
  expect(example).toMatch(new RegExp(pattern, 'u'));
});

it.each([
  ['^#[0-9a-fA-F]{6}$', 'ABC', '#aabbcc'],
  ['^#[0-9a-fA-F]{6}$', ' #0A7048FF\n', '#0a7048'],
  ['^#[0-9a-fA-F]{6}$', 'rgb(10, 112, 72)', '#0a7048'],
  ['^#[0-9a-fA-F]{6}$', 'rgba(10 112 72 / 100%)', '#0a7048'],
  ['^#[0-9a-fA-F]{6}$', '10 112 72', '#0a7048'],
  ['^#[0-9a-fA-F]{6}$', 'rgb(10, 112, 272)', 'rgb(10, 112, 272)'],
  ['^#[0-9a-fA-F]{6}$', '#0a704880', '#0a704880'],
  ['^#[0-9a-fA-F]{6}$', 'rgba(10, 112, 72, 0.5)', 'rgba(10, 112, 72, 0.5)'],
  ['^https://', 'http://a.example', 'https://a.example'],
  ['^https://', '//a.example', 'https://a.example'],
  ['^[a-z]{2}-[A-Z]{2}$', 'EN_gb', 'en-GB'],
  ['^(?!(constructor|prototype)$)[a-z][a-z0-9]*(-[a-z0-9]+)*$', 'Slotbook CA', 'slotbook-ca'],
  ['^(?=(.*[0-9]){5})[+0-9 ()-]{7,24}$', 'tel:+1 555 010 0100', '+1 555 010 0100'],
  ['^(?=(.*[0-9]){5})[+0-9 ()-]{7,24}$', '617.555.0123', '617-555-0123'],
  ['^[a-z0-9-]+\\.svg$', 'logos/Acme Logo.SVG', 'acme-logo.svg'],
  ['^[a-z0-9-]+\\.svg$', ' acme.svg ', 'acme.svg'],
])('mends by %s the text %s', (pattern, written, mended) => {
  expect(PATTERN_HINTS.get(pattern)?.mend?.(written)).toBe(mended);
});

const EMAIL = [...PATTERN_HINTS.keys()].find((pattern) => pattern.includes('@')) ?? '';

it.each([
  ['mailto:help@acme.example', 'help@acme.example'],
  ['MAILTO:help@acme.example?subject=Hi', 'help@acme.example'],
  ['Acme <help@acme.example>', 'help@acme.example'],
  ['"Acme" <help@acme.example>', 'help@acme.example'],
  ['<help@acme.example>', 'help@acme.example'],
  [' help@acme.example ', 'help@acme.example'],
  ['help@Acme.Example', 'help@acme.example'],
  ['help@acme.example.', 'help@acme.example'],
  ['help@bücher.example', 'help@xn--bcher-kva.example'],
])('refuses %s as an e-mail address, and offers %s', (written, mended) => {
  const pattern = new RegExp(EMAIL, 'u');
  expect(written).not.toMatch(pattern);
  expect(PATTERN_HINTS.get(EMAIL)?.mend?.(written)).toBe(mended);
  expect(mended).toMatch(pattern);
});

it.each([
  'help@acme',
  'help@acme.example,sales@acme.example',
  'help@acme.example; sales@acme.example',
  'help(us)@acme.example',
  'help[at]acme.example',
  'help@-acme.example',
  'help@acme-.example',
  'help@acme..example',
  '.help@acme.example',
  'help.@acme.example',
  'help\u200b@acme.example',
  '{help}@acme.example',
  '//help@acme.example',
])('refuses %s as an e-mail address', (written) => {
  expect(written).not.toMatch(new RegExp(EMAIL, 'u'));
});

it.each([
  'help@acme.example',
  "o'neill+web@mail.acme.example",
  'a@b.co',
  'Help.Desk_1@acme.example',
])('accepts %s as an e-mail address', (written) => {
  expect(written).toMatch(new RegExp(EMAIL, 'u'));
});

/** What may be pasted by mistake: a whole document, one letter for minutes. */
const PASTED = ['a', ' ', 'a.', 'a-', 'a@', '1 ', 'A/', '\u200b'].flatMap((part) => {
  const long = part.repeat(40_000 / part.length);
  return [long, `${long}\n`, `${long}!`, `a@${long}!`];
});

/**
 * The time of reading each letter twenty times. A pattern that starts again at each one reads them
 * 40,000 times.
 */
const STEADY = timeOf((text) => {
  for (let time = 0; time < 20; time += 1) text.replace(/[^x]/gu, '');
});

it.each([...PATTERN_HINTS])('answers at once what it is to %s, however long', (pattern, hint) => {
  const answered = timeOf((text) => {
    new RegExp(pattern, 'u').test(text);
    hint.mend?.(text);
  });

  expect(answered).toBeLessThan(STEADY);
});

/** Returns the time of the processor that reading every pasted text takes, in ms. */
function timeOf(read: (text: string) => void): number {
  const before = process.cpuUsage();
  for (const text of PASTED) read(text);
  return process.cpuUsage(before).user / 1000;
}

it.each([
  ['xn--bcher-kva.example', true],
  ['signup.xn--p1ai', true],
  [`${'a'.repeat(63)}.example`, true],
  [`${'a'.repeat(64)}.example`, false],
  ['signup.xn--p1ai-', false],
])('takes %s as a host: %s', (host, isHost) => {
  const [pattern = ''] =
    [...PATTERN_HINTS].find(([, { wants }]) => wants.startsWith('a host')) ?? [];
  expect(new RegExp(pattern, 'u').test(host)).toBe(isHost);
});

it('writes a name in letters of a language as the internet knows it, its ending too', () => {
  const hint = [...PATTERN_HINTS.values()].find(({ wants }) => wants.startsWith('a host'));
  expect(hint?.mend?.('почта.рф')).toBe('xn--80a1acny.xn--p1ai');
});
