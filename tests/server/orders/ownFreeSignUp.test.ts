import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aPaidRequest, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aDealServer } from '../../factories/servers/aDealServer.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

function signUp(visitor: Visitor) {
  return visitor.post('/signup/free', aSignupRequest());
}

function checkEmail(visitor: Visitor) {
  return visitor.post('/email', { email: 'ada@example.com', captchaToken: 'human' });
}

const UNAVAILABLE = { message: 'EMAIL_ADDRESS_UNAVAILABLE' };

describe('a free sign-up of the same session', () => {
  it('is answered again, and does not count as an unavailable address', async () => {
    const server = await aServer();
    const visitor = await aVisitor(server.app);
    const first = await signUp(visitor);

    const checked = await checkEmail(visitor);
    const again = await signUp(visitor);

    expect(checked.json()).toMatchObject({
      message: 'SIGNED_UP_FOR_FREE',
      data: { emailStatus: 'AVAILABLE' },
    });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, attempts: 1 });
  });

  it('is answered to the user that it signed in, only in their new session', async () => {
    const brand = aBrand({ afterSignup: 'activeAccount' });
    const { app } = await aServer({ brands: [aBuiltBrand({ brand })] });
    const visitor = await aVisitor(app);
    const before = { ...visitor.cookies };
    const first = await signUp(visitor);

    expect((await signUp(visitor)).json()).toEqual(first.json());
    Object.assign(visitor.cookies, before);
    expect((await signUp(visitor)).json()).toMatchObject(UNAVAILABLE);
  });

  it('does not answer a paid one', async () => {
    const server = await aDealServer();
    const visitor = await aVisitor(server.app);
    await visitor.post('/signup/free', aSignupRequest());

    const paid = await pay(
      visitor,
      aPaidRequest({ formState: { totalAmount: 4655, dueToday: 4655 } }),
    );

    expect(paid.json()).toMatchObject(UNAVAILABLE);
    expect(await countsOf(server)).toMatchObject({ accounts: 1 });
  });

  it.each([
    ['nobody else', false],
    ['nobody after an hour', true],
  ])('is answered to %s', async (_name, isLate) => {
    const server = await aServer();
    const visitor = await aVisitor(server.app);
    await signUp(visitor);
    if (isLate) server.pass(3_600_001);
    const asker = isLate ? visitor : await aVisitor(server.app);

    expect((await checkEmail(asker)).json()).toMatchObject({
      message: 'UNAVAILABLE',
      data: { emailStatus: 'UNAVAILABLE' },
    });
    expect((await signUp(asker)).json()).toMatchObject(UNAVAILABLE);
  });
});
