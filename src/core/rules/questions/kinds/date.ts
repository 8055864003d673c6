import { refused, taken } from '../answered.ts';
import type { AnswerRules, QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export const date: QuestionKindRules = {
  missing: 'missing',
  read: (raw, { limits: { earliest, latest } = {} }, { today }) =>
    readLine(raw, (line) => {
      if (!isDay(line)) return refused('notDate');
      if (earliest !== undefined && line < dayOf(earliest, today.first)) return refused('tooEarly');
      if (latest !== undefined && line > dayOf(latest, today.last)) return refused('tooLate');
      return taken(line);
    }),
};

/** Tells whether a text is an existing date, such as 2026-11-21. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = DAY.exec(text)?.map(Number) ?? [];
  const then = new Date(Date.UTC(year, month - 1, day));
  return year > 999 && then.getUTCMonth() === month - 1 && then.getUTCDate() === day;
}

function dayOf(limit: string, today: AnswerRules['today'][keyof AnswerRules['today']]): string {
  return limit === 'today' ? today : limit;
}
