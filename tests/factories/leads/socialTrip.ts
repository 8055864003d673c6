import type { SocialStart } from '../../../src/core/contract/generated/calls.ts';
import type { SocialProvider } from '../../../src/core/contract/SocialProvider.ts';
import { encodeState } from '../../../src/core/rules/socialState/encodeState.ts';
import type { SocialPerson } from '../../../src/server/gateways/social/SocialGateway.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../brands/aCatalogue.ts';
import { aServer, type TestServer, type TestServerOptions } from '../servers/aServer.ts';
import { type Answer, aVisitor, type Visitor } from '../servers/aVisitor.ts';
import { aPerson } from './fakeSocial.ts';

/** Slotbook with both buttons, a free plan, a trial and a paid plan. */
export const SOCIAL_BRAND = aBuiltBrand({
  brand: aBrand({
    signupTypes: { offered: ['free', 'noCardSignup', 'paid'], default: 'free' },
    social: {
      ...aBrand().social,
      google: true,
      facebook: true,
      startPage: { on: true, signupType: 'startNow' },
    },
  }),
  catalogue: aCatalogue({
    plans: [
      aPlan({ id: 'starter', signupTypes: ['free'], price: 0 }),
      aPlan({ id: 'studio', signupTypes: ['free'], price: 0 }),
      aPlan({ id: 'trial', signupTypes: ['noCardSignup'], price: 2900 }),
      aPlan({ id: 'pro', signupTypes: ['paid'], price: 2900 }),
    ],
  }),
});

export const aStart = (overrides: Partial<SocialStart> = {}): SocialStart => ({
  signupType: 'free',
  query: '',
  timeZone: 'Europe/London',
  ...overrides,
});

/** What a visitor does on the way to a provider and back. */
export interface Trips {
  /** Presses a button. Returns the provider's address with the state. */
  readonly leave: (start?: SocialStart, provider?: SocialProvider) => Promise<URL>;
  /** Comes back from the provider as a person. */
  readonly comeBack: (
    there: URL,
    person?: SocialPerson,
    provider?: SocialProvider,
  ) => Promise<Answer>;
  /** Both, one after the other. */
  readonly signUpAs: (
    person: SocialPerson,
    start?: SocialStart,
    provider?: SocialProvider,
  ) => Promise<Answer>;
}

export function tripsOf({ social }: TestServer, visitor: Visitor): Trips {
  const leave: Trips['leave'] = async (start = aStart(), provider = 'google') => {
    const answer = await visitor.get(`/auth/${provider}?state=${encodeState(start)}`);
    return placeOf(answer);
  };
  const comeBack: Trips['comeBack'] = async (there, person = aPerson(), provider = 'google') => {
    social.people.set('code-1', person);
    const state = encodeURIComponent(there.searchParams.get('state') ?? '');
    return visitor.get(`/auth/${provider}/callback?code=code-1&state=${state}`);
  };
  return {
    leave,
    comeBack,
    signUpAs: async (person, start, provider) =>
      comeBack(await leave(start, provider), person, provider),
  };
}

export type SocialServer = TestServer & Trips & { readonly visitor: Visitor };

/** A server of a brand with social sign-up, and a visitor on its page. */
export async function aSocialServer(options: TestServerOptions = {}): Promise<SocialServer> {
  const server = await aServer({ brands: [SOCIAL_BRAND], ...options });
  const visitor = await aVisitor(server.app);
  return { ...server, visitor, ...tripsOf(server, visitor) };
}

/** Returns the target of a redirect. */
export function placeOf(answer: Answer): URL {
  return new URL(String(answer.headers.location), 'http://slotbook.localhost:4000');
}

/** Returns the display state in the address of a redirect. */
export function stateOf(answer: Answer): unknown {
  const state = placeOf(answer).searchParams.get('state') ?? '';
  return JSON.parse(Buffer.from(state, 'base64url').toString());
}

/** Returns the page's message about the last return. */
export async function faultShown({ pages, visitor }: SocialServer): Promise<unknown> {
  await visitor.get('/signup');
  return pages.at(-1)?.pageConfig.social.fault;
}

/** Returns the cookies of a visitor's open trips. */
export function tripCookies({ visitor }: Pick<SocialServer, 'visitor'>): Record<string, string> {
  const cookies = Object.entries(visitor.cookies);
  return Object.fromEntries(
    cookies.filter(([name, value]) => /social-/.test(name) && value !== ''),
  );
}
