import { describe, expect, it } from 'vitest';
import type { SocialFault } from '../../../src/core/contract/generated/session.ts';
import { keepReturn } from '../../../src/server/storage/social/socialReturns.ts';
import { aPaidBrand, aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

/**
 * The page that each fault opens after a finished order. Only a fault that says no more than the
 * order is hidden.
 */
const VIEWS = {
  denied: 'signup',
  expired: 'signup',
  lost: 'signup',
  otherTab: 'signup',
  used: 'signup',
  changed: 'signup',
  noEmail: 'signup',
  emailTaken: 'signup',
  emailRefused: 'signup',
  paymentChecked: 'signup',
  unavailable: 'signup',
  inApp: 'signup',
  pending: 'placed',
} as const satisfies Record<SocialFault, 'signup' | 'placed'>;

const FAULTS = Object.keys(VIEWS).filter((name): name is SocialFault => name in VIEWS);

/** Orders, returns from a provider with a fault, and returns what the page and its reload show. */
async function afterReturn(
  fault: SocialFault,
  { afterSignup, nonce }: { afterSignup: 'activationEmail' | 'activeAccount'; nonce?: 'lost' },
) {
  const server = await aServer({ brands: [aPaidBrand({ afterSignup })] });
  const visitor = await aVisitor(server.app);
  await pay(visitor, nonce && aRequestWith(nonce));
  // The session from before the sign-in is still in the table.
  const sessions = await server.database.selectFrom('sessions').select('id').execute();
  for (const { id } of sessions) await keepReturn(server.database, id, { fault, plan: null });
  const tell = async () => {
    await visitor.get('/signup');
    const { pageConfig, sessionInfo } = server.pages.at(-1) ?? {};
    return [pageConfig?.view, sessionInfo?.placed?.state];
  };
  return { first: await tell(), reloaded: await tell() };
}

describe.each(['activationEmail', 'activeAccount'] as const)(
  'after an order that ended in %s',
  (afterSignup) => {
    it.each(FAULTS)(
      'a return with the fault %s is never shown as an order in progress',
      async (fault) => {
        const { first, reloaded } = await afterReturn(fault, { afterSignup });
        const done = ['placed', afterSignup];
        expect(first).toEqual(VIEWS[fault] === 'placed' ? done : ['signup', undefined]);
        expect(reloaded).toEqual(done);
      },
    );
  },
);

it.each(FAULTS)('an order in progress is shown with the form that says %s', async (fault) => {
  const { first } = await afterReturn(fault, { afterSignup: 'activationEmail', nonce: 'lost' });
  expect(first).toEqual(['signup', 'pending']);
});
