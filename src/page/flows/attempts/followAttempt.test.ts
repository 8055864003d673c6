import { describe, expect, it } from 'vitest';
import { type FakeAnswer, refused } from '../../../../tests/factories/pages/FakeProviders.ts';
import type { HttpRequest } from '../../providers/calls/http.ts';
import { followAttempt } from './followAttempt.ts';

const PENDING: FakeAnswer = {
  json: {
    status: false,
    success: false,
    message: 'PAYMENT_PENDING',
    data: { retryAfter: 2 },
  },
};
const data = { completion: 'activationEmail', redirectUrl: null, totalAmountPaid: 4900 };
const DONE: FakeAnswer = { json: { status: true, success: true, message: '', data } };
const OFFLINE: FakeAnswer = { error: { kind: 'offline', cause: null } };
const NOBODYS = refused('NOT_FOUND', { reason: 'NOTHING_CHARGED' });
const LOST: FakeAnswer = { error: { kind: 'lost', cause: null } };

/** A server that gives these answers in turn, then the last one forever. */
function follow(...answers: FakeAnswer[]) {
  return followSlow(0, ...answers);
}

/** The same, and each answer takes this many seconds. */
async function followSlow(seconds: number, ...answers: FakeAnswer[]) {
  const waits: number[] = [];
  let asked = 0;
  const said: [string, boolean][] = [];
  const settled = await followAttempt(
    {
      http: async <T>(request: HttpRequest<T>) => {
        const answer = answers[Math.min(asked, answers.length - 1)] ?? OFFLINE;
        asked += 1;
        if ('error' in answer) return { ok: false, error: answer.error };
        const value = 'json' in answer ? request.parse(answer.json) : null;
        return value === null
          ? { ok: false, error: { kind: 'unreadable', status: 200, cause: null } }
          : { ok: true, value };
      },
      wait: async (ms) => void waits.push(ms / 1000),
    },
    'key-1',
    (...words) => said.push(words),
    () => asked * seconds * 1000,
  );
  return { settled, waits, said };
}

describe('followAttempt', () => {
  it('returns at once what the server knows', async () => {
    const { settled, waits } = await follow(DONE);
    expect(settled).toMatchObject({ kind: 'done', outcome: { totalAmountPaid: 4900 } });
    expect(waits).toEqual([]);
  });

  it('keeps asking while the outcome is pending, and waits as long as the server asks', async () => {
    const { settled, waits } = await follow(PENDING, PENDING, PENDING, PENDING, DONE);
    expect(settled.kind).toBe('done');
    expect(waits).toEqual([2, 2, 2, 3]);
  });

  it('does not treat a lost connection or a broken answer as an outcome', async () => {
    const { settled } = await follow(
      OFFLINE,
      { error: { kind: 'timedOut', cause: null } },
      { error: { kind: 'unreadable', status: 502, cause: '<html>' } },
      { error: { kind: 'rateLimited' } },
      DONE,
    );
    expect(settled.kind).toBe('done');
  });

  it('does not treat a server error as an outcome, unless it is final', async () => {
    const fault = refused('INTERNAL_SERVER_ERROR');
    expect((await follow(fault, DONE)).settled.kind).toBe('done');
    const final = refused('INTERNAL_SERVER_ERROR', { reason: 'NOTHING_CHARGED' });
    expect((await follow(final, DONE)).settled.kind).toBe('refused');
  });

  it('ends when the session has ended', async () => {
    const { settled } = await follow(PENDING, refused('SESSION_DOES_NOT_EXIST'));
    expect(settled).toEqual({ kind: 'sessionEnded' });
  });

  it('returns a definite failure', async () => {
    const { settled } = await follow(PENDING, refused('PAYMENT_DECLINED'));
    expect(settled).toMatchObject({ kind: 'refused', refusal: { message: 'PAYMENT_DECLINED' } });
  });

  it('accepts that an attempt never began when the server says so twice', async () => {
    const { settled, waits } = await follow(OFFLINE, NOBODYS, NOBODYS);
    expect(settled).toEqual({ kind: 'neverBegan' });
    expect(waits).toHaveLength(2);
  });

  it("treats another session's attempt as neither charged nor uncharged", async () => {
    const theirs = refused('NOT_FOUND');
    expect((await follow(theirs, theirs)).settled).toEqual({ kind: 'notOurs' });
  });

  it('gives a reason after each unclear answer', async () => {
    const slow: FakeAnswer = { error: { kind: 'timedOut', cause: null } };
    const broken: FakeAnswer = { error: { kind: 'unreadable', status: 502, cause: '<html>' } };
    const fault = refused('INTERNAL_SERVER_ERROR');
    const { said } = await follow(OFFLINE, LOST, slow, broken, fault, PENDING, DONE);
    expect(said.map(([doubt]) => doubt)).toEqual([
      'offline',
      'lost',
      'slow',
      'fault',
      'fault',
      'pending',
    ]);
  });

  it('finds an attempt that reached the server after the first request', async () => {
    const { settled } = await follow(NOBODYS, PENDING, DONE);
    expect(settled.kind).toBe('done');
  });

  it('says after two minutes that it takes long, and then asks less often', async () => {
    const offline = Array.from({ length: 20 }, () => OFFLINE);
    const { settled, waits, said } = await follow(...offline, DONE);
    expect(settled.kind).toBe('done');
    const asked = said.findIndex(([, isLong]) => isLong);
    expect(waits.slice(0, asked).reduce((sum, it) => sum + it, 0)).toBeGreaterThanOrEqual(120);
    expect(waits.slice(0, asked - 1).reduce((sum, it) => sum + it, 0)).toBeLessThan(120);
    expect(waits.slice(0, 7)).toEqual([1, 1, 2, 3, 5, 8, 10]);
    expect(waits.at(-1)).toBe(30);
  });

  it('counts the time that a server takes to answer, or not to, as waiting', async () => {
    const { said, waits } = await followSlow(30, ...Array.from({ length: 5 }, () => LOST), DONE);
    expect(said.map(([, isLong]) => isLong)).toEqual([false, false, false, true, true]);
    expect(waits.slice(-2)).toEqual([30, 30]);
  });
});
