import { expect, it } from 'vitest';
import { ClockLeap } from './ClockLeap.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A clock, and the time that passes by it and without it. */
function aClock() {
  let clockMs = Date.UTC(2026, 10, 28);
  let passedMs = 0;
  const leap = new ClockLeap(
    () => new Date(clockMs),
    () => passedMs,
  );
  return {
    isAhead: () => leap.isAhead(),
    /** The clock alone moves: it is set, or the machine sleeps. */
    move: (ms: number) => void (clockMs += ms),
    pass: (ms: number) => {
      clockMs += ms;
      passedMs += ms;
    },
  };
}

it('is not ahead however long a process lives', () => {
  const { isAhead, pass } = aClock();
  for (let day = 0; day < 400; day += 1) {
    pass(DAY);
    expect(isAhead()).toBe(false);
  }
});

it('is not ahead when the machine sleeps every night', () => {
  const { isAhead, move, pass } = aClock();
  for (let night = 0; night < 30; night += 1) {
    move(10 * HOUR);
    expect(isAhead()).toBe(false);
    pass(14 * HOUR);
    expect(isAhead()).toBe(false);
  }
});

it('is ahead after a leap of days, until it is put back', () => {
  const { isAhead, move, pass } = aClock();
  move(1500 * DAY);
  expect(isAhead()).toBe(true);
  pass(DAY);
  expect(isAhead()).toBe(true);
  move(-1500 * DAY);
  expect(isAhead()).toBe(false);
});

it('is right again after three days, because a machine that was paused is not put back', () => {
  const { isAhead, move, pass } = aClock();
  move(5 * DAY);
  expect(isAhead()).toBe(true);
  pass(3 * DAY - 1);
  expect(isAhead()).toBe(true);
  pass(1);
  expect(isAhead()).toBe(false);
  pass(DAY);
  expect(isAhead()).toBe(false);
});

it('a second leap has three days of its own', () => {
  const { isAhead, move, pass } = aClock();
  move(5 * DAY);
  expect(isAhead()).toBe(true);
  pass(3 * DAY - 1);
  move(1500 * DAY);
  expect(isAhead()).toBe(true);
  pass(3 * DAY - 1);
  expect(isAhead()).toBe(true);
  pass(1);
  expect(isAhead()).toBe(false);
});

it('notices a leap after it was put back', () => {
  const { isAhead, move } = aClock();
  move(-400 * DAY);
  expect(isAhead()).toBe(false);
  move(400 * DAY);
  expect(isAhead()).toBe(true);
});
