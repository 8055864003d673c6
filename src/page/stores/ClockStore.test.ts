import { expect, it } from 'vitest';
import { ClockStore } from './ClockStore.ts';

it("starts with the server's day, the same on the server and in the browser", () => {
  const { now, timeZone } = new ClockStore('2026-11-21');
  expect([now.toISOString(), timeZone]).toEqual(['2026-11-21T00:00:00.000Z', 'UTC']);
});

it("uses the browser's clock, and advances with it", () => {
  const clock = new ClockStore('2026-11-21');
  for (const at of ['2026-11-21T20:00:00.000Z', '2026-11-26T09:00:00.000Z']) {
    clock.set(new Date(at), 'Asia/Tokyo');
    expect([clock.now.toISOString(), clock.timeZone]).toEqual([at, 'Asia/Tokyo']);
  }
});

it.each([
  ['Asia/Seoul', 'Asia/Seoul'],
  ['Mars/Olympus', 'UTC'],
])("uses the account's time zone, if the browser knows it: %s", (accountZone, timeZone) => {
  const clock = new ClockStore('2026-11-21', accountZone);
  clock.set(new Date('2026-11-21T10:00:00Z'), 'Asia/Tokyo');
  expect(clock.timeZone).toBe(timeZone);
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
