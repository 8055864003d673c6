import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import type { Brand } from '../contract/generated/brand.ts';
import type { Receipt } from './Receipt.ts';
import { type ReceiptMailInput, receiptMail } from './receiptMail.ts';
import { writeMail } from './writeMail.ts';

const support = { email: 'help@slotbook.example', phone: '+1 312 555 0142', hours: 'weekdays' };

function aReceipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    orderedAt: '2026-11-21T02:00:00.000Z',
    planName: 'Team',
    planPeriod: 'monthly',
    lines: [{ name: 'Team, 3 users', amount: 8700 }],
    firstCharge: 8700,
    trialEndsAt: null,
    trialMinutes: null,
    renewal: { at: '2026-12-21T02:00:00.000Z', amount: 8700 },
    charges: { amount: 8700, full: 8700, discounted: 0 },
    ...overrides,
  };
}

type Overrides = Partial<ReceiptMailInput> & { readonly brand?: Partial<Brand> };

const CARD = {
  method: 'CC',
  cardType: 'Visa',
  lastFour: '1111',
  reference: 'order-1',
} as const;

function mail({ brand, ...overrides }: Overrides = {}) {
  const built = aBuiltBrand({ brand: aBrand({ support, ...brand }) });
  const content = receiptMail(built.brand, {
    firstName: 'Ada',
    isPending: false,
    timeZone: 'UTC',
    receipt: aReceipt(),
    paidBy: CARD,
    isCollected: false,
    ...overrides,
  });
  return writeMail(built, content, 'https://signup.slotbook.example');
}

/** Returns the sentences that are missing from the text or the HTML of a mail. */
function lacking({ html, text }: ReturnType<typeof mail>, ...sentences: readonly string[]) {
  // Dates contain no-break spaces.
  const [shown, said] = [html.replace(/<\/?(?:span|a)\b[^>]*>/g, ''), text].map((it) =>
    it.replaceAll('\u00a0', ' '),
  );
  return sentences.filter((it) => !said?.includes(it) || !shown?.includes(it));
}

it('names amounts in the currency of the order, whatever the brand charges now', () => {
  const sent = mail({ receipt: aReceipt({ currency: 'GBP' }) });
  expect(lacking(sent, 'Your payment of £87.00 was processed successfully.')).toEqual([]);
  expect(sent.text).not.toContain('$');
});

it('says what was bought and paid, when it renews, how to cancel and how to get help', () => {
  const sent = mail();

  expect(sent.subject).toBe('Your Slotbook receipt');
  expect(
    lacking(
      sent,
      'Hello Ada,',
      'Your payment of $87.00 was processed successfully.',
      'Team, 3 users',
      'Visa ending in 1111',
      'order-1',
      'Team renews automatically every month. The next payment, on December 21, 2026, is $87.00.',
      'You can cancel at any time, in your account or with us. Nothing more is charged after that.',
      'To cancel or to ask anything, write to help@slotbook.example or call +1 312 555 0142.',
      'weekdays',
    ),
  ).toEqual([]);
  expect(sent.text).toContain('Paid today: $87.00');
});

it("writes dates in the account's own time zone", () => {
  expect(
    lacking(mail({ timeZone: 'America/Los_Angeles' }), 'November 20, 2026', 'December 20, 2026'),
  ).toEqual([]);
});

it.each([false, true])(
  'says that nothing was charged when a discount takes all of the first charge (bank: %s)',
  (isCollected) => {
    const lines = [
      { name: 'Team, 3 users', amount: 8700 },
      { name: 'First month free', amount: -8700 },
    ];
    const receipt = aReceipt({
      lines,
      firstCharge: 0,
      charges: { amount: 0, full: 8700, discounted: 1 },
    });
    const sent = mail({ isCollected, receipt });

    expect(
      lacking(
        sent,
        'Thank you for choosing Slotbook. Nothing was charged today.',
        'The next payment, on December 21, 2026, is $87.00.',
      ),
    ).toEqual([]);
    expect(sent.text).toContain('Paid today: $0.00');
    expect(sent.text).not.toMatch(/on its way|processed successfully|To be collected/);
  },
);

it('says for a trial that nothing was charged, and what is charged first and when', () => {
  const sent = mail({
    receipt: aReceipt({
      trialEndsAt: '2026-12-05T02:00:00.000Z',
      renewal: { at: '2027-01-05T02:00:00.000Z', amount: 8700 },
    }),
  });

  expect(sent.subject).toBe('Your Slotbook free trial has started');
  expect(
    lacking(
      sent,
      'nothing was charged today',
      'First payment, December 5, 2026',
      'Your trial ends on December 5, 2026. Unless you cancel before, $87.00 is charged then, and Team renews every month from January 5, 2027 for $87.00.',
      'Cancel before your trial ends, in your account or with us, and nothing is ever charged. If you cancel, your account is deactivated immediately.',
    ),
  ).toEqual([]);
  expect(sent.text).toContain('Paid today: $0.00');
});

it('lists for a trial what was paid today before what is paid later, which ends with its sum', () => {
  const { html, text } = mail({
    receipt: aReceipt({
      lines: [
        { name: 'Team', amount: 8000 },
        { name: 'Set-up fee', amount: 700 },
      ],
      trialEndsAt: '2026-12-05T02:00:00.000Z',
    }),
  });
  const parts = ['Paid today', '$0.00', 'Team', '$80.00', 'Set-up fee', '$7.00', 'First payment'];
  for (const mail of [text, html.slice(html.indexOf('class="panel"'))]) {
    const places = parts.map((part) => mail.indexOf(part, mail.indexOf('Paid today')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});

it('says for a trial of minutes that using them up ends it', () => {
  const receipt = aReceipt({ trialEndsAt: '2026-12-05T02:00:00.000Z', trialMinutes: 150 });
  expect(
    lacking(
      mail({ receipt }),
      'First payment, December 5, 2026 at the latest',
      'Your trial ends on December 5, 2026, or sooner once its 150 free minutes are used. Unless you cancel before, $87.00 is charged then, and Team renews every month after that for $87.00.',
    ),
  ).toEqual([]);
});

it('writes thousands of minutes with the separator of the language', () => {
  const receipt = aReceipt({ trialEndsAt: '2026-12-05T02:00:00.000Z', trialMinutes: 1500 });
  expect(lacking(mail({ receipt }), 'once its 1,500 free minutes are used')).toEqual([]);
});

it('says how long a discount lasts, and what follows', () => {
  const receipt = aReceipt({
    lines: [
      { name: 'Team', amount: 2900 },
      { name: 'Referral', amount: -580 },
    ],
    firstCharge: 2320,
    renewal: { at: '2026-12-21T02:00:00.000Z', amount: 2320 },
    charges: { amount: 2320, full: 2900, discounted: 3 },
  });
  expect(
    lacking(
      mail({ receipt }),
      '−$5.80',
      'Your price: $23.20 per month for 3 months, then $29.00 per month.',
    ),
  ).toEqual([]);
});

it.each([
  ['ACH', '6789', 'Bank account ending in 6789'],
  ['GC', null, 'Direct Debit'],
] as const)('describes a payment by %s as in progress, not as paid', (method, lastFour, named) => {
  const paidBy = { method, cardType: null, lastFour, reference: 'order-1' };
  const sent = mail({ paidBy, isCollected: true });

  expect(lacking(sent, 'Your payment of $87.00 is on its way', 'To be collected', named)).toEqual(
    [],
  );
  expect(sent.text).not.toContain('Paid today');
});

it('calls a card without details from the provider just a card', () => {
  const paidBy = { ...CARD, cardType: null, lastFour: null };
  expect(mail({ paidBy }).text).toContain('Payment: Card\n');
});

it('mentions the activation mail to an account that waits for it', () => {
  expect(
    lacking(mail({ isPending: true }), 'We have also sent you a link that activates your account'),
  ).toEqual([]);
  expect(mail().text).not.toContain('activates');
});

it("writes a pound brand's amounts in pounds", () => {
  const sent = mail({ brand: { currency: 'GBP', locale: 'en-GB', dateLanguage: 'en-GB' } });
  expect(lacking(sent, '£87.00', '21 December 2026')).toEqual([]);
});
