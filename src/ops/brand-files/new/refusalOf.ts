import type { Problem } from '../problem/Problem.ts';
import type { NewBrandAnswers } from './NewBrandAnswers.ts';

/**
 * Says why a new brand is not written, and which answer to change where the problems themselves
 * advise to change files: its own file does not exist, and those of others are right as they are. `english` is what it could offer in place of several
 * languages; null when it offers one.
 */
export function refusalOf(
  problems: readonly Problem[],
  { id, market, parent }: NewBrandAnswers,
  english: string | null | undefined,
): string {
  if (problems.length === 0) {
    return `No catalogue fits the market ${market}. Write one in plans/, then name it with --catalogue.`;
  }
  const said = new Set(problems.map(({ why, fix }) => `${why} ${fix}`));
  const end = ['Nothing is written.'];
  if (english && problems.some(({ check }) => check === 'translations')) {
    end.push(`Offer English only: --languages ${english}.`);
  } else if (parent !== null && problems.some(({ file }) => !file.endsWith(`${id}.json`))) {
    end.push(`"${parent.id}" does not fit these answers: extend another brand, or none.`);
  }
  return `${[...said].join('\n')}\n${end.join(' ')}`;
}
