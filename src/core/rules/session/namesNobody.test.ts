import { expect, it } from 'vitest';
import { SAMPLE_ACCOUNT } from '../../../../scripts/checks/page-bytes/sampleAccount.ts';
import { SAMPLE_ORDER } from '../../../../scripts/checks/page-bytes/sampleOrder.ts';
import {
  aLead,
  aPageData,
  aSession,
  aSocialConfig,
} from '../../../../tests/factories/pages/aPageData.ts';
import type { PageConfig, SessionInfo, SocialConfig } from '../../contract/generated/session.ts';
import { BUSY_SECONDS, namesNobody } from './namesNobody.ts';

const { prefill } = aSession();
const PAYMENT = { methods: ['CC'], method: 'CC', clientToken: null, directDebit: null } as const;
const FLOW = { scriptUrl: '/dropin.js', environment: 'sandbox' } as const;

function ofSession(session: Partial<SessionInfo>) {
  return aPageData({ sessionInfo: aSession(session) });
}

function ofConfig(config: Partial<PageConfig>) {
  const data = aPageData();
  return { ...data, pageConfig: { ...data.pageConfig, ...config } };
}

function ofSocial(social: Partial<SocialConfig>) {
  return ofConfig({ social: aSocialConfig(social) });
}

it.each([
  ['whose link says nothing', aPageData()],
  ['on another plan', ofSession({ selectedPlanId: 'team', isPlanFromLink: true })],
  ['from a campaign', ofSession({ utmSource: 'spring_sale-2026' })],
  ['that chooses by its link', ofSocial({ query: 'signupType=paid&planId=team&utm_source=x' })],
  ['that may be measured', ofConfig({ measurement: { consent: 'refused' } })],
  ['that pays', ofConfig({ payment: { ...PAYMENT, methods: ['CC'] } })],
  [
    'whose direct debit begins with a press',
    ofConfig({
      payment: {
        ...PAYMENT,
        methods: ['CC'],
        directDebit: { ...FLOW, billingRequestFlowID: null },
      },
    }),
  ],
  ['of an error', aPageData({ errorInfo: { message: 'NOT_FOUND' } })],
  ['of a busy server', aPageData({ errorInfo: { message: '', retryAfter: BUSY_SECONDS } })],
  ['of an unknown link', ofConfig({ activation: { outcome: 'unknown', token: '' } })],
])('a page %s is not personal', (_name, data) => {
  expect(namesNobody(data)).toBe(true);
});

it.each([
  ['limit', aPageData({ errorInfo: { message: 'RATELIMIT_EXCEEDED', retryAfter: 540 } })],
  ['lead', ofSession({ lead: aLead() })],
  ['account', ofSession({ account: SAMPLE_ACCOUNT })],
  ['order', ofSession({ placed: SAMPLE_ORDER })],
  ['order at the start', ofSession({ start: { users: 2, addonIds: [], ivrId: null } })],
  ['name', ofSession({ prefill: { ...prefill, fullName: 'Ada Lovelace' } })],
  ['company', ofSession({ prefill: { ...prefill, companyName: 'Engines' } })],
  ['phone number', ofSession({ prefill: { ...prefill, phoneNumber: '2015550123' } })],
  ['address', ofSession({ prefill: { ...prefill, email: 'ada@example.com' } })],
  ['fixed address', ofSession({ isEmailFixed: true })],
  ['sealed link', ofSession({ linkToken: 'lead.deal.signature' })],
  ['address as a source', ofSession({ utmSource: 'ada@example.com' })],
  ['number as a source', ofSession({ utmSource: 'n2015550123' })],
  ['provider', ofSocial({ isKnown: true })],
  ['return from a provider', ofSocial({ fault: 'denied' })],
  ['plan from before a provider', ofSocial({ plan: { planId: 'team' } })],
  ['address to take along', ofSocial({ query: 'email=ada%40example.com' })],
  ['pin to take along', ofSocial({ query: 'planId=team&leadUniquePin=abc' })],
  ['free text to take along', ofSocial({ query: 'planId=Ada%20Lovelace' })],
  [
    'token of the card provider',
    ofConfig({ payment: { ...PAYMENT, methods: ['CC'], clientToken: 't' } }),
  ],
  [
    'direct debit',
    ofConfig({
      payment: { ...PAYMENT, methods: ['GC'], directDebit: { ...FLOW, billingRequestFlowID: 'f' } },
    }),
  ],
  ['mailed link', ofConfig({ activation: { outcome: 'expired', token: 'token' } })],
])("a page with its visitor's %s is personal", (_name, data) => {
  expect(namesNobody(data)).toBe(false);
});

it('an unknown member counts as personal', () => {
  const more = { ...aSession(), nickname: null };
  expect(namesNobody(aPageData({ sessionInfo: more }))).toBe(false);
});
