import { makeAutoObservable, observableRef } from 'mobx';

const DAY_MS = 86_400_000;

/** What time it is, for the dates that the page names: the server's day, then the browser's clock. */
export class ClockStore {
  now: Date;
  timeZone = 'UTC';

  /** `today` is the server's day in UTC, such as 2026-11-21. */
  constructor(today: string) {
    this.now = new Date(`${today}T00:00:00Z`);
    makeAutoObservable(this, { now: observableRef });
  }

  /** Takes over the browser's clock. One that is days off the server's is wrong: its time zone is not. */
  set(now: Date, timeZone: string): void {
    this.timeZone = timeZone;
    const isRight = Math.abs(now.getTime() - this.now.getTime() - DAY_MS / 2) < 2 * DAY_MS;
    this.now = isRight ? now : new Date(this.now.getTime() + DAY_MS / 2);
  }
}
