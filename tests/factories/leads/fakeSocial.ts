import type {
  SocialGateway,
  SocialPerson,
  SocialWay,
} from '../../../src/server/gateways/social/SocialGateway.ts';

export interface FakeSocial {
  readonly google: SocialGateway;
  readonly facebook: SocialGateway;
  /** Code → person; any other code is refused. */
  readonly people: Map<string, SocialPerson>;
  /** The redirects of visitors to the providers, in order. */
  readonly ways: SocialWay[];
  /** While it is set, no provider answers. */
  isDown: boolean;
}

export function aPerson(overrides: Partial<SocialPerson> = {}): SocialPerson {
  return {
    subject: '1001',
    email: 'ada@example.com',
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    ...overrides,
  };
}

/** Providers in memory. A code can only be redeemed with the request for which it was made. */
export function fakeSocial(): FakeSocial {
  const people = new Map<string, SocialPerson>();
  const ways: SocialWay[] = [];
  const down = { ok: false, error: { detail: 'TimeoutError' } } as const;
  const gateway = (host: string): SocialGateway => ({
    async authorizationUrl(way) {
      if (fake.isDown) return down;
      ways.push(way);
      const url = new URL(`https://${host}/authorize`);
      url.searchParams.set('state', way.state);
      return { ok: true, value: url };
    },
    async identify(way, query) {
      if (fake.isDown) return down;
      const asked = ways.find(({ state }) => state === way.state);
      const isSame = JSON.stringify(asked) === JSON.stringify(way);
      const person = people.get(new URLSearchParams(query).get('code') ?? '');
      if (!isSame || person === undefined) return { ok: false, error: { detail: 'invalid_grant' } };
      return { ok: true, value: person };
    },
  });
  const fake: FakeSocial = {
    google: gateway('accounts.google.example'),
    facebook: gateway('www.facebook.example'),
    people,
    ways,
    isDown: false,
  };
  return fake;
}
