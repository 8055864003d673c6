import type { ErrorObject } from 'ajv';
import type { Finding } from '../problem/Finding.ts';
import { quoted } from './quoted.ts';
import { numberParam } from './readParam.ts';

/** Explains a fault against a length, a size or a count. `name` is the key as messages name it. */
export function explainLimit(error: ErrorObject, name: string): Finding {
  const at = error.instancePath;
  const limit = numberParam(error, 'limit');
  // In whole characters, as the schema counts them: many pictures are two units of a text.
  const size = typeof error.data === 'string' ? Array.from(error.data).length : 0;
  switch (error.keyword) {
    case 'maxLength':
      return { at, why: `${name} has ${characters(size)}.`, fix: `Write at most ${limit}.` };
    case 'minimum':
      return { at, why: `${quoted(error.data)} is too small.`, fix: `Write ${limit} or more.` };
    case 'maximum':
      return { at, why: `${quoted(error.data)} is too large.`, fix: `Write ${limit} or less.` };
    case 'multipleOf':
      return { at, why: `${quoted(error.data)} is too fine.`, fix: decimals(error) };
    case 'minItems':
      return { at, why: `${name} is empty.`, fix: `List at least ${limit}.` };
    case 'uniqueItems':
      return {
        at: `${at}/${numberParam(error, 'i')}`,
        why: `${name} lists this twice.`,
        fix: 'Keep one.',
      };
    default:
      return { at, why: `${name} ${error.message ?? 'is wrong'}.`, fix: 'See the schema.' };
  }
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function decimals(error: ErrorObject): string {
  const places = String(numberParam(error, 'multipleOf')).split('.')[1]?.length ?? 0;
  return places === 0 ? 'Write a whole number.' : `Write at most ${places} decimals.`;
}
