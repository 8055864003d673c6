import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainSyntax } from './explainSyntax.ts';

function explained(text: string): ReturnType<typeof explainSyntax> {
  try {
    JSON.parse(text);
  } catch (cause) {
    return explainSyntax(text, cause);
  }
  throw new Error('This is JSON.');
}

it.each([
  ['{"a": 1,}', 8, 'Remove the comma before it.'],
  ['{"a": 1 "b": 2}', 8, 'Write a comma before it.'],
  ['{"a" 1}', 5, 'Write a colon before it.'],
  ['{a: 1}', 1, 'Write double quotes (") round the key.'],
  ["{'a': 1}", 1, 'Write double quotes (") round keys and texts.'],
  ['{"a": hello}', 6, 'Write double quotes (") round the text.'],
  ['{"a": yes}', 6, 'Write true, or a text in double quotes (").'],
  ['{"a": Off}', 6, 'Write false, or a text in double quotes (").'],
  ['{"a": True}', 6, 'Write true in small letters.'],
  ['{"a": FALSE}', 6, 'Write false in small letters.'],
  ['{"a": None}', 6, 'Remove the key with its value, or write one.'],
  ['{"a": undefined}', 6, 'Remove the key with its value, or write one.'],
  ['{"a": NaN}', 6, 'Write a number in digits.'],
  ['{"a" = 1}', 5, 'Write a colon in place of the equals sign.'],
  ['{"a": "b"; "c": 1}', 9, 'Write a comma in place of the semicolon.'],
  ['{"a": "b";}', 9, 'Remove the semicolon.'],
  [
    '{"a": "b\\xc"}',
    8,
    'Write \\\\ for a backslash: after one, JSON knows " \\ / b f n r t and u with four hex digits.',
  ],
  ['{“a”: 1}', 1, 'Write straight double quotes (") in place of curly ones.'],
  ['{"a": ‘b’}', 6, 'Write straight double quotes (") in place of curly ones.'],
  ['{"a":\u200b 1}', 5, 'Remove the character: nothing is to be seen of it.'],
  ['{\u00a0"a": 1}', 1, 'Remove the character: nothing is to be seen of it.'],
  ['{"a": 1}\n{"b": 2}', 9, 'Remove all from here on: a file holds one object.'],
  ['{"a": 1}}', 8, 'Remove all from here on: a file holds one object.'],
  ['// hello\n{}', 0, 'JSON has no comments: remove it.'],
  ['[1,,2]', 3, 'Write one comma.'],
  ['{"a": "b\tc"}', 8, 'Close the text before the line ends, or write \\n or \\t.'],
])('says of %s, at %i: %s', (text, offset, fix) => {
  expect(explained(text)).toMatchObject({ offset, fix });
});

it.each(['<<<<<<< HEAD', '=======', '>>>>>>> theirs'])('knows %s from a merge', (marker) => {
  const { fix, offset } = explained(`{\n${marker}\n"a": 1}`);
  expect(offset).toBe(2);
  expect(fix).toContain('Settle the merge conflict');
});

it('points to the end of what is not finished', () => {
  expect(explained('{"a": {"b": 1\n')).toMatchObject({
    offset: 12,
    why: 'The file ends before its JSON does.',
  });
});

it('has a place within any text, and words for it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!isJson(text));
      const { offset, why, fix } = explained(text);
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset).toBeLessThanOrEqual(text.length);
      expect(why).not.toBe('');
      expect(fix).not.toBe('');
    }),
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
