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
  ['{"a": yes}', 6, 'Write double quotes (") round the text.'],
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
