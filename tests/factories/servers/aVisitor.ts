import type { FastifyInstance } from 'fastify';
import type { SignupRequest } from '../../../src/core/contract/generated/calls.ts';
import type { LeadInfo } from '../../../src/core/contract/generated/leadInfo.ts';
import { FIELD_NAMES, type FieldName } from '../../../src/core/fields/fields.ts';
import { sampleValues } from '../../../src/core/fields/sampleValues.ts';
import { toLeadInfo } from '../../../src/core/fields/toLeadInfo.ts';
import { aTermsDocument } from '../brands/aBuiltBrand.ts';

/** The response of light-my-request. */
export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

export const HOST = 'slotbook.localhost:4000';

/** A browser on a brand's host: keeps its session cookie, and sends a browser's headers. */
export interface Visitor {
  readonly cookies: Record<string, string>;
  get(url: string): Promise<Answer>;
  /** Sends a request like the page's script, not like a navigation. */
  ask(url: string): Promise<Answer>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** A visitor who has opened the sign-up page. */
export async function aVisitor(app: FastifyInstance, host = HOST): Promise<Visitor> {
  const cookies: Record<string, string> = {};
  function keepCookies(answer: Answer): Answer {
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  }
  const visitor: Visitor = {
    cookies,
    get: async (url) =>
      keepCookies(await app.inject({ url, headers: { host, accept: 'text/html' }, cookies })),
    ask: async (url) =>
      keepCookies(
        await app.inject({ url, headers: { host, 'sec-fetch-site': 'same-origin' }, cookies }),
      ),
    post: async (url, body, headers = {}) =>
      keepCookies(
        await app.inject({
          method: 'POST',
          url,
          headers: {
            host,
            origin: `http://${host}`,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
            ...headers,
          },
          cookies,
          payload: JSON.stringify(body),
        }),
      ),
  };
  await visitor.get('/signup');
  return visitor;
}

type Overrides = {
  readonly [Part in keyof SignupRequest]?: Partial<SignupRequest[Part]>;
};

/** The sample values of some fields, as a page that shows them sends them; of all fields by default. */
export function aLeadInfo(shown: readonly FieldName[] = FIELD_NAMES): LeadInfo {
  const values = sampleValues({ phoneNumber: '2015550123' });
  return {
    ...toLeadInfo((name) => values[name], { countryCode: '1', country: 'US' }, shown),
    timeZone: 'Europe/London',
  };
}

/** The body of a free sign-up that succeeds, from a page that asks for no province. */
export function aSignupRequest(overrides: Overrides = {}): SignupRequest {
  return {
    leadInfo: { ...aLeadInfo(['fullName', 'email', 'password']), ...overrides.leadInfo },
    paymentRequest: {
      selectedPlans: [{ planId: 'starter', noOfUsers: 1 }],
      freeTrial: false,
      captchaToken: 'human',
      rVersion: 'invisible',
      ...overrides.paymentRequest,
    },
    formState: {
      signupType: 'free',
      totalAmount: 0,
      agreed: true,
      termsHash: aTermsDocument('terms').hash,
      privacyHash: aTermsDocument('privacy').hash,
      utmSource: 'Direct',
      ...overrides.formState,
    },
  };
}
