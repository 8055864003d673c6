import type { Problem } from '../problem/Problem.ts';
import type { NewBrandAnswers } from './NewBrandAnswers.ts';

/**
 * Says why a new brand is not written, and which answer to change where the problems themselves
 * advise to change files: its own file does not exist, and those of others are right as they are. `english` is what it could offer in place of several
 * languages; null when it offers one.
 */
export function refusalOf(
  problems: readonly Problem[],
  { catalogue, id, market, parent }: NewBrandAnswers,
  english: string | null | undefined,
): string {
  if (problems.length === 0) {
    return `No catalogue fits the market ${market}. Write one in plans/, then name it with --catalogue.`;
  }
  const said = new Set(problems.map(({ why, fix }) => `${why} ${fix}`));
  const end = ['Nothing is written.'];
  const others = problems.filter(({ check }) => check !== 'translations');
  if (english && others.length < problems.length && !others.some(isUnanswered)) {
    end.push(`Offer English only: --languages ${english}.`);
  } else if (parent !== null && problems.some(isUnanswered)) {
    end.push(`"${parent.id}" does not fit these answers: extend another brand, or none.`);
  }
  return `${[...said].join('\n')}\n${end.join(' ')}`;

  /** Whether no answer can avoid a problem: it is in another file, or about a catalogue chosen here. */
  function isUnanswered({ file, pointer }: Problem): boolean {
    return !file.endsWith(`${id}.json`) || (catalogue === null && pointer === '/plans/catalogue');
  }
}
