import { describe, expect, it, onTestFinished } from 'vitest';
import { SANDBOX_CAPTCHA } from '../../src/core/contract/sandbox/sandboxCaptcha.ts';
import type {
  CaptchaClaim,
  CaptchaGateway,
} from '../../src/server/gateways/captcha/CaptchaGateway.ts';
import { enterpriseCaptcha } from '../../src/server/gateways/captcha/enterpriseCaptcha.ts';
import { fakeCaptcha } from '../factories/fakeGateways.ts';
import { aConfig } from '../factories/servers/aConfig.ts';
import { requestToken, testSandbox } from '../factories/servers/sandbox.ts';

/** A captcha gateway with tokens for its outcomes. */
interface Subject {
  readonly assess: (claim: Partial<CaptchaClaim>) => ReturnType<CaptchaGateway['assess']>;
  readonly human: () => Promise<string>;
  readonly robot: () => Promise<string>;
}

const CLAIM: CaptchaClaim = {
  token: '',
  variant: 'invisible',
  action: 'SIGNUP_FREE',
  userAgent: 'a browser',
  ip: '192.0.2.1',
};

/** The real gateway connected to the sandbox, which speaks the provider's protocol. */
async function overTheSandbox(): Promise<Subject> {
  const { app } = await testSandbox();
  onTestFinished(() => app.close());
  const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const { apiKey, checkboxSiteKey, project, scoreSiteKey } = SANDBOX_CAPTCHA;
  const captcha = enterpriseCaptcha({
    ...aConfig().captcha,
    apiUrl,
    apiKey,
    project,
    scoreSiteKey,
    checkboxSiteKey,
  });
  return {
    assess: (claim) => captcha.assess({ ...CLAIM, ...claim }),
    human: () => requestToken(app),
    robot: () => requestToken(app, { scenario: 'robot' }),
  };
}

async function inMemory(): Promise<Subject> {
  const captcha = fakeCaptcha();
  return {
    assess: (claim) => captcha.assess({ ...CLAIM, ...claim }),
    human: async () => 'human',
    robot: async () => 'robot',
  };
}

describe.each([
  ['reCAPTCHA Enterprise, over the sandbox', overTheSandbox],
  ['the captcha of the tests', inMemory],
])('%s', (_name, subject) => {
  it('accepts a person', async () => {
    const { assess, human } = await subject();

    expect(await assess({ token: await human() })).toEqual({ ok: true, value: { score: 0.9 } });
  });

  it('reports a score that is too low', async () => {
    const { assess, robot } = await subject();

    expect(await assess({ token: await robot() })).toEqual({
      ok: false,
      error: { kind: 'lowScore', score: 0.1 },
    });
  });
});

describe('reCAPTCHA Enterprise, over the sandbox', () => {
  it('accepts a token once', async () => {
    const { assess, human } = await overTheSandbox();
    const token = await human();
    await assess({ token });

    expect(await assess({ token })).toEqual({
      ok: false,
      error: { kind: 'invalidToken', reason: 'DUPE' },
    });
  });

  it('refuses a token that was made for another action', async () => {
    const { assess, human } = await overTheSandbox();

    expect(await assess({ token: await human(), action: 'NOCARD_SIGNUP' })).toEqual({
      ok: false,
      error: { kind: 'otherAction' },
    });
  });

  it('refuses an invisible token in place of a ticked checkbox', async () => {
    const { assess, human } = await overTheSandbox();

    expect(await assess({ token: await human(), variant: 'visible' })).toMatchObject({
      ok: false,
      error: { kind: 'invalidToken' },
    });
  });

  it('reports that the provider cannot be reached, and why', async () => {
    const captcha = enterpriseCaptcha({ ...aConfig().captcha, apiUrl: 'http://127.0.0.1:9' });

    const assessed = await captcha.assess(CLAIM);

    expect(assessed).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  it('reports that the provider does not know the key', async () => {
    const { app } = await testSandbox();
    onTestFinished(() => app.close());
    const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const captcha = enterpriseCaptcha({ ...aConfig().captcha, apiUrl });

    expect(await captcha.assess(CLAIM)).toMatchObject({
      ok: false,
      error: {
        kind: 'unreachable',
        cause: expect.objectContaining({ message: expect.stringMatching(/answered 4/) }),
      },
    });
  });
});
