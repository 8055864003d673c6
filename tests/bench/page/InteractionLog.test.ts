import { expect, it } from 'vitest';
import { InteractionLog } from './InteractionLog.ts';

function took(what: string, duration: number) {
  return { what, duration, start: 0 };
}

it('reports the three longest of each page, each by the longest of its visits', () => {
  const log = new InteractionLog();
  log.add('free', [took('keydown #email', 24), took('keydown #email', 40), took('click #go', 64)]);
  log.add('free', [took('keydown #email', 56), took('click #go', 16), took('keyup #name', 16)]);
  log.add('free', [took('keyup #name', 24), took('keyup #phone', 16)]);
  log.add('paid', []);
  expect(log.slowest()).toEqual([
    { page: 'free', what: 'keydown #email', median: 48, most: 56, visits: 2 },
    { page: 'free', what: 'click #go', median: 40, most: 64, visits: 2 },
    { page: 'free', what: 'keyup #name', median: 20, most: 24, visits: 2 },
  ]);
});
