import { describe, expect, it } from 'vitest';
import { createHttp, type HttpRequest } from './http.ts';

const PING: HttpRequest<string> = {
  path: '/ping',
  parse: (json) => (json === 'pong' ? 'pong' : null),
};

/** A server with one answer, and the requests it received. */
function aServer(answer: () => Promise<Response> | Response, isOnline = true) {
  const asked: { path: string; init: RequestInit }[] = [];
  const fetch = async (path: unknown, init: RequestInit = {}) => {
    asked.push({ path: String(path), init });
    return answer();
  };
  return { http: createHttp({ fetch, isOnline: () => isOnline, timeoutMs: 1000 }), asked };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('http', () => {
  it('sends JSON with same-origin credentials', async () => {
    const { http, asked } = aServer(() => json('pong'));
    const result = await http({ ...PING, body: { a: 1 }, headers: { 'x-user-email': 'a@b.co' } });
    expect(result).toEqual({ ok: true, value: 'pong' });
    expect(asked[0]).toMatchObject({
      path: '/ping',
      init: {
        method: 'POST',
        credentials: 'same-origin',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json', 'x-user-email': 'a@b.co' },
      },
    });
  });

  it('uses GET without a body', async () => {
    const { http, asked } = aServer(() => json('pong'));
    await http(PING);
    expect(asked[0]?.init.method).toBeUndefined();
    expect(asked[0]?.init.body).toBeUndefined();
  });

  it('returns a refusal with its data, if the data has the agreed form', async () => {
    const data = { field: 'email', reason: 7, totalAmount: 1200, more: 'x' };
    const { http } = aServer(() => json({ success: false, message: 'INVALID_FIELD', data }, 422));
    expect(await http(PING)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        message: 'INVALID_FIELD',
        data: { field: 'email', totalAmount: 1200 },
      },
    });
  });

  it('recognises a refusal even with status 200', async () => {
    const { http } = aServer(() => json({ success: false, message: 'Recaptcha', data: null }));
    expect(await http(PING)).toMatchObject({ error: { kind: 'refused', data: null } });
  });

  it.each([
    ['a 429, whatever its body', () => new Response('slow down', { status: 429 }), 'rateLimited'],
    ['HTML', () => new Response('<html>', { status: 502 }), 'unreadable'],
    ['another shape', () => json({ pong: true }), 'unreadable'],
    ['the agreed value with a wrong status', () => json('pong', 500), 'unreadable'],
    ['a connection that broke', () => Promise.reject(new TypeError('Failed to fetch')), 'lost'],
    [
      'no answer in time',
      () => Promise.reject(new DOMException('Too late', 'TimeoutError')),
      'timedOut',
    ],
  ])('names %s', async (_name, answer, kind) => {
    const { http } = aServer(answer);
    expect(await http(PING)).toMatchObject({ ok: false, error: { kind } });
  });

  it('recognises a browser without a network, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const { http } = aServer(() => Promise.reject(cause), false);
    expect(await http(PING)).toEqual({ ok: false, error: { kind: 'offline', cause } });
  });
});

/** A server that refuses one request as too many, with a clock that the test moves. */
function aBusyServer(wish: string | null, status = 429) {
  const clock = { ms: 0 };
  const waits: number[] = [];
  const headers = wish === null ? {} : { 'retry-after': wish };
  const body = JSON.stringify({ success: false, message: 'RATELIMIT_EXCEEDED', data: null });
  const answers = [new Response(body, { status, headers })];
  let asked = 0;
  const http = createHttp({
    fetch: async () => {
      asked += 1;
      return answers.pop() ?? json('pong');
    },
    isOnline: () => true,
    timeoutMs: 1000,
    now: () => clock.ms,
    wait: async (ms) => {
      waits.push(ms);
      clock.ms += ms;
    },
  });
  return { http, clock, waits, asked: () => asked };
}

describe('a server that asks for a pause', () => {
  it.each([
    ['30', 30],
    [new Date(Date.now() + 20_000).toUTCString(), 20],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    [null, undefined],
    // Our server never asks for more than an hour.
    ['999999999999', 3600],
    ['9'.repeat(400), 3600],
    [new Date(Date.now() + 400 * 86_400_000).toUTCString(), 3600],
  ])('does so by %s', async (wish, seconds) => {
    const { http } = aBusyServer(wish);
    const answer = await http(PING);
    const { retryAfter }: { readonly retryAfter?: number } = Object(Object(answer).error);
    // An HTTP date has whole seconds only.
    expect(Math.abs((retryAfter ?? -9) - (seconds ?? -9))).toBeLessThanOrEqual(1);
    expect(answer).toMatchObject({ error: { kind: 'rateLimited' } });
  });

  it('can do so with an error, too', async () => {
    const { http } = aBusyServer('3', 503);
    expect(await http(PING)).toMatchObject({ error: { kind: 'refused', retryAfter: 3 } });
  });

  it.each(['429', '503'])('is not asked sooner, if the pause is short (%s)', async (status) => {
    const { http, clock, waits } = aBusyServer('20', Number(status));
    await http(PING);
    clock.ms += 5000;
    expect(await http(PING)).toEqual({ ok: true, value: 'pong' });
    expect(waits).toEqual([15_000]);
  });

  it('is not asked at all if the pause is long, and the visitor sees the remaining time', async () => {
    const { http, clock, waits, asked } = aBusyServer('600');
    await http(PING);
    clock.ms += 60_000;
    expect(await http(PING)).toEqual({
      ok: false,
      error: { kind: 'rateLimited', retryAfter: 540 },
    });
    expect(await http({ ...PING, path: '/other' })).toMatchObject({ ok: true });
    clock.ms += 540_000;
    expect(await http(PING)).toMatchObject({ ok: true });
    expect(waits).toEqual([]);
    expect(asked()).toBe(3);
  });
});
