import { describe, expect, it } from 'vitest';
import { anAnalyticsEvent } from '../../factories/orders/anAnalyticsEvent.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import { aConfig } from '../../factories/servers/aConfig.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { type Answer, aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

/** Expects the headers that every response has. */
function expectSafe({ headers }: Answer): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers['permissions-policy']).toContain('payment=(self)');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['cache-control']).toBeDefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain('unsafe');
}

describe('every answer carries the security headers', () => {
  it.each([
    ['/', 302],
    ['/signup', 200],
    ['/activate?token=wrong', 404],
    ['/account', 401],
    ['/error', 200],
    ['/ca/error', 302],
    ['/nowhere', 404],
    ['/assets/missing.js', 404],
    ['/brand-assets/logo-object.svg', 200],
    ['/brand-assets/missing.svg', 404],
    ['/terms/terms-object.json', 200],
    ['/terms/missing.json', 404],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/openapi.json', 200],
  ])('GET %s (%i)', async (url, status) => {
    const { app } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.get(url);

    expect(answer.statusCode).toBe(status);
    expectSafe(answer);
  });

  it.each([
    ['/email', { captchaToken: 'human', email: 'ada@example.com' }, 200],
    ['/email', { captchaToken: 'robot', email: 'ada@example.com' }, 403],
    ['/email', 'no object', 400],
    ['/v1/email', { captchaToken: 'human', email: 'ada@example.com' }, 404],
    ['/signup/free', aSignupRequest(), 200],
    ['/signup/free', aSignupRequest({ leadInfo: { email: 'no' } }), 422],
    ['/activation/resend', { token: 'wrong' }, 404],
    ['/api/analytics', anAnalyticsEvent(), 204],
    ['/nowhere', {}, 404],
  ])('POST %s (case %#)', async (url, body, status) => {
    const { app } = await aServer();
    const visitor = await aVisitor(app);

    const answer = await visitor.post(url, body);

    expect(answer.statusCode).toBe(status);
    expectSafe(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('on an unknown host', async () => {
    const { app } = await aServer();

    const answer = await app.inject({ url: '/signup', headers: { host: 'unknown.example' } });

    expect(answer.statusCode).toBe(404);
    expectSafe(answer);
  });

  it('on a path that cannot be decoded', async () => {
    const { app } = await aServer();

    const answer = await app.inject({ url: '/%E0%A4%A', headers: { host: 'slotbook.localhost' } });

    expect(answer.statusCode).toBe(404);
    expectSafe(answer);
  });
});

describe("a page's content security policy", () => {
  it('allows scripts of this origin and inline styles by hash, and nothing unsafe', async () => {
    const { app } = await aServer();

    const { headers } = await (await aVisitor(app)).get('/signup');

    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types page; style-src 'self' 'sha256-AAAA'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'; report-to policy; report-uri /api/reports/policy",
    );
  });

  it("adds Google's captcha where that is used", async () => {
    const scriptUrl = 'https://www.google.com/recaptcha/enterprise.js?render=key';
    const captcha = { ...aConfig().captcha, scriptUrl };
    const { app } = await aServer({ config: { captcha } });

    const { headers } = await (await aVisitor(app)).get('/signup');

    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    );
    expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
    expect(policy).not.toContain('unsafe');
  });
});

describe('Trusted Types', () => {
  const ASKED = "require-trusted-types-for 'script'";
  const captcha = {
    ...aConfig().captcha,
    scriptUrl: 'https://www.google.com/recaptcha/enterprise.js?render=key',
  };
  const enforced = ({ headers }: Answer) => String(headers['content-security-policy']);
  const reported = ({ headers }: Answer) =>
    headers['content-security-policy-report-only'] ?? 'nothing';

  it('are enforced on pages that no script of others runs on', async () => {
    const { app } = await aServer({ config: { captcha } });
    const page = await (await aVisitor(app)).get('/error');

    expect(enforced(page)).toContain(`script-src 'self'; ${ASKED}; trusted-types page;`);
    expect(enforced(page)).not.toContain('google');
    expect(reported(page)).toBe('nothing');
  });

  it.each([
    ['a captcha', {}, { captcha }, '/signup'],
    ['a payment', { brands: [aPaidBrand()] }, {}, '/signup?signupType=paid'],
  ])('are only reported on pages with %s', async (_, more, config, url) => {
    const { app } = await aServer({ ...more, config });
    const page = await (await aVisitor(app)).get(url);

    expect(enforced(page)).not.toContain('trusted-types');
    expect(reported(page)).toBe(`${ASKED}; report-to policy; report-uri /api/reports/policy`);
  });
});

it("a page that charges lets a card's bank ask, and a trial's page does not", async () => {
  const braintree = {
    kind: 'provider',
    environment: 'production',
    accounts: {},
    url: null,
  } as const;
  const { app } = await aServer({ brands: [aPaidBrand()], config: { braintree } });
  const policyOf = async (type: string) => {
    const { headers } = await (await aVisitor(app)).get(`/signup?signupType=${type}`);
    return String(headers['content-security-policy']);
  };

  const [paid, trial] = [await policyOf('paid'), await policyOf('freeTrial')];
  expect(paid).toContain("frame-src https:; form-action 'self' https:;");
  expect(trial).toContain("frame-src https://assets.braintreegateway.com; form-action 'self';");
  expect(trial).not.toContain('cardinal');
});

describe('over https', () => {
  const config = { trustedProxies: ['127.0.0.1'] };
  const headers = {
    host: 'signup.slotbook.example',
    'x-forwarded-proto': 'https',
    accept: 'text/html',
  };

  it('transport security is required, and the session has a __Host- cookie', async () => {
    const { app } = await aServer({ config });

    const answer = await app.inject({ url: '/signup', headers });

    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is not believed of a client that is no proxy of ours', async () => {
    const { app } = await aServer();

    const answer = await app.inject({ url: '/signup', headers });

    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(String(answer.headers['set-cookie'])).toMatch(/^session=.+; HttpOnly; SameSite=Lax$/);
  });
});
