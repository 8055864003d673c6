import { expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readSocial } from './readSocial.ts';

const GOOGLE = { GOOGLE_SLOTBOOK_CLIENT_ID: 'g-id', GOOGLE_SLOTBOOK_CLIENT_SECRET: 'g-secret' };

function read(environment: Readonly<Record<string, string>>, sandboxUrl: string | null = null) {
  const reader = new EnvironmentReader(environment);
  const social = readSocial(reader, sandboxUrl);
  return { social, problems: reader.problems.map(({ message }) => message) };
}

it('reads the keys of each brand and provider', () => {
  const { problems, social } = read({
    ...GOOGLE,
    FACEBOOK_SLOTBOOK_CA_APP_ID: 'f-id',
    FACEBOOK_SLOTBOOK_CA_APP_SECRET: 'f-secret',
  });
  expect(problems).toEqual([]);
  expect(social.standInUrl).toBeNull();
  expect(social.keysOf('google', 'slotbook')).toEqual({ id: 'g-id', secret: 'g-secret' });
  expect(social.keysOf('facebook', 'slotbook-ca')).toEqual({ id: 'f-id', secret: 'f-secret' });
  expect(social.keysOf('facebook', 'slotbook')).toBeNull();
  expect(social.brandIds).toEqual(['slotbook', 'slotbook-ca']);
});

it('without the sandbox and without keys no visitor can sign up through a provider', () => {
  const { problems, social } = read({ GOOGLE_APPLICATION_CREDENTIALS: '/file.json' });
  expect(problems).toEqual([]);
  expect(social.keysOf('google', 'slotbook')).toBeNull();
});

it("with the sandbox every brand has the sandbox's keys", () => {
  const { problems, social } = read({}, 'http://127.0.0.1:4010');
  expect(problems).toEqual([]);
  expect(social.standInUrl).toBe('http://127.0.0.1:4010');
  expect(social.keysOf('google', 'slotbook')?.id).toBe('google-slotbook');
});

it('asks for the other half of a pair', () => {
  const { problems } = read({ FACEBOOK_SLOTBOOK_APP_ID: 'f-id' });
  expect(problems).toEqual([
    "FACEBOOK_SLOTBOOK_APP_SECRET is not set. Set it to the app's secret.",
  ]);
});

it('refuses a key that names no brand', () => {
  const { problems } = read({ GOOGLE_CLIENT_SECRET: 'secret' });
  expect(problems).toEqual([
    'GOOGLE_CLIENT_SECRET names no brand. Write GOOGLE_<BRAND>_CLIENT_SECRET, such as GOOGLE_SLOTBOOK_CLIENT_SECRET.',
  ]);
});

it('refuses any key beside the sandbox, and does not show it', () => {
  const { problems } = read(GOOGLE, 'http://127.0.0.1:4010');
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('nothing live runs beside the sandbox');
  expect(problems.join()).not.toContain('g-secret');
});
