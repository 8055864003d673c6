import { expect, it } from 'vitest';
import { ClockStore } from './ClockStore.ts';

const set = (browser: string, timeZone = 'Asia/Tokyo') => {
  const clock = new ClockStore('2026-11-21');
  clock.set(new Date(browser), timeZone);
  return [clock.now.toISOString(), clock.timeZone];
};

it("starts with the server's day, the same on the server and in the browser", () => {
  const { now, timeZone } = new ClockStore('2026-11-21');
  expect([now.toISOString(), timeZone]).toEqual(['2026-11-21T00:00:00.000Z', 'UTC']);
});

it.each([
  '2026-11-20T21:00:00.000Z',
  '2026-11-21T00:00:01.000Z',
  '2026-11-21T23:59:59.000Z',
  '2026-11-22T03:00:00.000Z',
])("uses the browser's clock at %s, if it is about right", (browser) => {
  expect(set(browser)).toEqual([browser, 'Asia/Tokyo']);
});

it.each([
  ['Asia/Seoul', 'Asia/Seoul'],
  ['Mars/Olympus', 'UTC'],
])("uses the account's time zone, if the browser knows it: %s", (accountZone, timeZone) => {
  const clock = new ClockStore('2026-11-21', accountZone);
  clock.set(new Date('2026-11-21T10:00:00Z'), 'Asia/Tokyo');
  expect(clock.timeZone).toBe(timeZone);
});

it.each([
  ['2026-11-21T20:00:00Z', '2026-11-26T09:00:00Z', '2026-11-26T09:00:00.000Z'],
  ['2030-01-01T00:00:00Z', '2030-01-02T00:00:00Z', '2026-11-22T12:00:00.000Z'],
])('advances from %s as the browser does, to %s', (first, then, now) => {
  const clock = new ClockStore('2026-11-21');
  clock.set(new Date(first), 'UTC');
  clock.set(new Date(then), 'UTC');
  expect(clock.now.toISOString()).toBe(now);
});

it.each([
  '1970-01-01T00:00:00Z',
  '2026-11-18T00:00:00Z',
  '2026-11-20T12:00:00Z',
  '2026-11-22T12:00:00Z',
  '2026-11-25T00:00:00Z',
  '2038-01-19T00:00:00Z',
])("keeps the server's day when the browser's clock is wrong: %s", (browser) => {
  expect(set(browser)).toEqual(['2026-11-21T12:00:00.000Z', 'Asia/Tokyo']);
});

it("returns the date without a formatter, except in an account's time zone", () => {
  const at = new Date('2026-11-21T23:00:00Z');
  const tomorrow = new Date('2026-11-22T00:00:00Z');
  const [clock, ofAccount] = [new ClockStore('2026-11-21'), new ClockStore('2026-11-21', 'UTC')];
  expect(clock.dayOf(at)).toBe(at);
  for (const it of [clock, ofAccount]) it.set(at, 'Asia/Tokyo', () => tomorrow);
  expect(clock.dayOf(at)).toBe(tomorrow);
  expect(ofAccount.dayOf(at)).toBeNull();
});
