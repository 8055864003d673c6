import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, it } from 'vitest';
import { sandboxSocialKeys } from '../../src/core/contract/sandbox/sandboxSocial.ts';
import { carriedQuery } from '../../src/core/rules/socialState/carriedQuery.ts';
import { encodeState } from '../../src/core/rules/socialState/encodeState.ts';
import { readSocialStart } from '../../src/core/rules/socialState/readSocialStart.ts';
import {
  openTrip,
  type SocialTrip,
  sealTrip,
  stateOfTrip,
} from '../../src/server/session/sealSocialTrip.ts';
import { aSocialServer, placeOf } from '../factories/leads/socialTrip.ts';
import { naughtyStrings } from '../factories/texts/naughtyStrings.ts';

const KNOWN = [
  'signupType',
  'query',
  'timeZone',
  'plan',
  'termsHash',
  'textsMark',
  '__proto__',
  'constructor',
  'toString',
];
const text = oneof(string({ unit: 'binary' }), constantFrom(...naughtyStrings));
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const start = record(
  {
    textsMark: oneof(text, constantFrom('a'.repeat(12))),
    termsHash: oneof(text, constantFrom('a'.repeat(64))),
    signupType: text,
    query: text,
    timeZone: text,
    plan: record(
      {
        planId: text,
        users: oneof(jsonValue(), constantFrom(1, 3, 10_000)),
        addonIds: array(text),
        ivrId: text,
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['signupType', 'query', 'timeZone'] },
);

it('reads any state, or none, and keeps nothing that it does not know', () => {
  const anything = oneof(jsonValue(), dictionary(constantFrom(...KNOWN), jsonValue()), start);
  assert(
    property(oneof(text, anything.map(base64url)), (state) => {
      const read = readSocialStart(state, []);
      if (read === null) return;
      expect(KNOWN.slice(0, 6)).toEqual(expect.arrayContaining(Object.keys(read)));
      expect(read.query.length).toBeLessThanOrEqual(2000);
      expect(carriedQuery(read.query, [])).toBe(read.query);
      expect(readSocialStart(encodeState(read), [])).toEqual(read);
    }),
    { numRuns: 10_000 },
  );
});

it('what is read fits into a cookie, and comes out of it as it went in, but for a plan too long', () => {
  const options = { brandId: 'slotbook', sessionId: 'session-1', secret: 's'.repeat(32) };
  const startedAt = new Date('2026-11-21T09:00:00Z');
  const texts = {
    terms: { hash: 'a'.repeat(64) },
    privacy: { hash: 'b'.repeat(64) },
    hipaaTerms: { hash: 'c'.repeat(64) },
  };
  assert(
    property(start.map(base64url), (state) => {
      const read = readSocialStart(state, []);
      if (read === null) return;
      const trip: SocialTrip = {
        id: 'x'.repeat(36),
        provider: 'facebook',
        start: read,
        texts,
        startedAt,
      };
      const sealed = sealTrip(trip, options);
      const { plan: _plan, ...without } = read;
      expect(sealed.length).toBeLessThan(4000);
      const opened = openTrip(sealed, options);
      expect([trip, { ...trip, start: without }]).toContainEqual(opened);
      for (const other of [{ brandId: 'other' }, { secret: 'other' }]) {
        expect(openTrip(sealed, { ...options, ...other })).toBeNull();
      }
      const ofAnother = stateOfTrip(trip, { ...options, sessionId: 'other' });
      expect(stateOfTrip(trip, options)).not.toBe(ofAnother);
    }),
    { numRuns: 1000 },
  );
});

it('no state leads anywhere but to the provider or to the page, and none is a fault of ours', async () => {
  const allowances = {
    socialByIp: { points: 1e6, seconds: 60 },
    socialBySession: { points: 1e6, seconds: 60 },
  };
  const { visitor } = await aSocialServer({
    allowances,
    config: { social: { standInUrl: null, keysOf: sandboxSocialKeys, brandIds: [] } },
  });
  const state = oneof(
    text,
    start.map(base64url),
    start.map((it) => base64url({ ...it, signupType: 'free' })),
  );
  const paths = constantFrom('/auth/google', '/auth/facebook', '/auth/google/callback');
  await assert(
    asyncProperty(paths, state, text, async (path, sent, code) => {
      const query = new URLSearchParams({ state: sent.toWellFormed(), code: code.toWellFormed() });
      const answer = await visitor.get(`${path}?${query}`);
      expect(answer.statusCode).toBe(303);
      const { host, pathname } = placeOf(answer);
      expect([
        'accounts.google.example/authorize',
        'www.facebook.example/authorize',
        'slotbook.localhost:4000/signup',
      ]).toContain(`${host}${pathname}`);
    }),
    { numRuns: 100 },
  );
});
