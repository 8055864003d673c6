import type { Brand, PageLayout, Placement } from '../../../src/core/contract/generated/brand.ts';

/** A region of widgets that always show. */
export function aRegion(...widgets: string[]): Placement[] {
  return widgets.map((widget) => ({ widget }));
}

export function aLayout(overrides: Partial<PageLayout> = {}): PageLayout {
  return {
    header: aRegion('brand-logo'),
    main: aRegion(
      'heading',
      'full-name',
      'company-name',
      'phone-number',
      'email',
      'password',
      'province',
      'agreement',
      'robot-check',
      'submit',
    ),
    aside: aRegion('order-summary'),
    footer: aRegion('legal-footer'),
    ...overrides,
  };
}

const heading = 'Create your account';
const button = 'Start now';

/** A resolved brand of the US market that signs visitors up for free. */
export function aBrand(overrides: Partial<Brand> = {}): Brand {
  return {
    id: 'slotbook',
    name: 'Slotbook',
    legalName: 'Slotbook, Inc.',
    category: 'appointmentScheduling',
    market: 'US',
    hosts: ['signup.slotbook.example'],
    languages: ['en-US'],
    locale: 'en-US',
    dateLanguage: 'en-US',
    currency: 'USD',
    links: {
      website: 'https://www.slotbook.example',
      login: 'https://app.slotbook.example/login',
      dashboard: 'https://app.slotbook.example/',
    },
    redirectHosts: ['app.slotbook.example'],
    support: { email: 'hello@slotbook.example' },
    paymentAccount: 'software-us',
    logo: { file: 'slotbook.svg', width: 120, height: 32, opensInNewTab: true },
    theme: {
      accent: '#0b5fff',
      ink: '#111111',
      surface: '#ffffff',
      type: 'inter',
      radius: 'soft',
      layout: 'split',
      density: 'calm',
      field: 'outlined',
      signature: { pattern: 'none', panel: 'plain', heading: 'plain' },
    },
    signupTypes: { offered: ['free', 'noCardSignup', 'paid'], default: 'free' },
    headings: {
      paid: heading,
      free: heading,
      noCardSignup: heading,
      freeTrial: heading,
      answeringService: heading,
      start: heading,
      upgrade: heading,
      authorisedLead: 'Please complete the form',
    },
    form: {
      requiredMessages: 'enterValid',
      forbiddenWordsIn: ['fullName', 'companyName', 'email'],
      optionalOn: { companyName: [], phoneNumber: ['free', 'noCardSignup', 'answeringService'] },
      signInOn: [],
      prefillEmailFromContactOn: [],
      defaultCountry: 'US',
    },
    emailCheck: { path: '/email' },
    social: {
      google: false,
      facebook: false,
      labels: 'signUp',
      divider: 'or',
      showHeading: false,
      startPage: { on: false },
    },
    agreement: {
      checkbox: true,
      agreedAtStart: false,
      termsTitle: 'Terms and Conditions',
      privacyTitle: 'Privacy Policy',
      terms: 'terms',
      privacy: 'privacy',
    },
    province: { on: false },
    tax: { on: false, taxRates: [], defaultTaxRate: 0 },
    plans: { catalogue: 'slotbook-us', setUpFeeWaived: false },
    freeTrial: { minutes: 150, days: 14 },
    payment: { methods: ['CC'], expiration: 'monthAndYear' },
    buttons: {
      paid: 'Pay Now',
      free: button,
      noCardSignup: button,
      freeTrial: 'Start free trial',
      answeringService: 'Pay Now',
      upgrade: 'Pay Now',
      directDebit: 'Pay by Direct Debit',
    },
    afterSignup: 'activationEmail',
    analytics: { consent: 'notRequired' },
    texts: {},
    pages: {
      signup: aLayout(),
      start: aLayout(),
      payment: aLayout(),
      placed: aLayout(),
      activation: aLayout(),
      account: aLayout(),
      error: aLayout(),
    },
    ...overrides,
  };
}
