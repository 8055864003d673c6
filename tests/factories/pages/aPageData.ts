import type {
  Lead,
  PageData,
  SessionInfo,
  SocialConfig,
} from '../../../src/core/contract/generated/session.ts';
import { aPlan } from '../brands/aCatalogue.ts';

/** A lead who came through Google. */
export function aLead(overrides: Partial<Lead> = {}): Lead {
  return {
    id: 'lead-1',
    authorized: true,
    authType: 'GOOGLE',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '2015550123',
    countryCode: '1',
    companyName: 'Analytical Engines',
    ...overrides,
  };
}

/** The session of an anonymous visitor who signs up for free. */
export function aSession(overrides: Partial<SessionInfo> = {}): SessionInfo {
  return {
    brand: { id: 'slotbook', name: 'Slotbook', category: 'appointmentScheduling' },
    signupType: 'free',
    plans: [aPlan()],
    addons: [],
    ivrPlans: [],
    discounts: [],
    selectedPlanId: 'starter',
    isPlanFromLink: false,
    lead: null,
    account: null,
    prefill: { fullName: '', companyName: '', phoneNumber: '', email: '' },
    utmSource: 'Direct',
    ...overrides,
  };
}

/** Social sign-up on a page without it. */
export function aSocialConfig(overrides: Partial<SocialConfig> = {}): SocialConfig {
  return {
    google: false,
    facebook: false,
    signupType: 'free',
    query: '',
    fault: null,
    plan: null,
    ...overrides,
  };
}

/** Everything that the server embeds in a sign-up page. */
export function aPageData(overrides: Partial<PageData> = {}): PageData {
  return {
    sessionInfo: aSession(),
    errorInfo: null,
    captchaSiteKeys: {
      invisible: 'score-key',
      visible: 'checkbox-key',
      scriptUrl: 'https://captcha.example/enterprise.js',
    },
    pageConfig: {
      view: 'signup',
      sandbox: false,
      today: '2026-11-21',
      terms: {
        terms: { url: '/terms/a.json', hash: 'a'.repeat(64) },
        privacy: { url: '/terms/b.json', hash: 'b'.repeat(64) },
        hipaaTerms: { url: '/terms/c.json', hash: 'c'.repeat(64) },
      },
      activation: null,
      payment: null,
      social: aSocialConfig(),
      measurement: { consent: 'granted' },
    },
    ...overrides,
  };
}
