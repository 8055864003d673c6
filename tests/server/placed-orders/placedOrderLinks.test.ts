import { describe, expect, it } from 'vitest';
import { PREFILLED_FIELDS, recordOf } from '../../../src/core/fields/fieldRecords.ts';
import { FIELD_NAMES } from '../../../src/core/fields/fields.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aLeadInfo, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

const brands = [aPaidBrand()];

/** The state of an order, by its card, and what a page then shows. */
const STATES = [
  ['done', { nonce: 'good', status: 200, state: 'activationEmail' }],
  ['under way', { nonce: 'lost', status: 202, state: 'pending' }],
] as const;

type Paying = (typeof STATES)[number][1];

/** Orders as Ada, with a value for every field by default. */
async function order(
  visitor: Visitor,
  { nonce, status }: Paying,
  { formState = {}, leadInfo = {} }: Parameters<typeof aPaidRequest>[0] = {},
): Promise<void> {
  const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
  const request = aPaidRequest({
    leadInfo: { ...aLeadInfo(FIELD_NAMES.filter((name) => name !== 'province')), ...leadInfo },
    formState,
    paymentRequest: { payment },
  });
  expect((await pay(visitor, request)).statusCode).toBe(status);
}

/** Returns the session's order on a page; undefined when it shows none. */
async function told(server: TestServer, visitor: Visitor, url: string) {
  expect((await visitor.get(url)).statusCode).toBe(200);
  return server.pages.at(-1)?.sessionInfo.placed;
}

const contact = (details: object) =>
  `/signup?contact=${encodeURIComponent(btoa(JSON.stringify(details)))}`;

/** Ada's details, as a link may write them. */
const HERS = {
  fullName: ['Ada Lovelace', ' ada  LOVELACE'],
  companyName: ['Analytical Engines', 'analytical engines '],
  phoneNumber: ['2015550123', '(201) 555-0123', '+1 201 555 0123'],
  email: ['ada@example.com', 'ADA@example.com'],
} as const satisfies Readonly<Record<(typeof PREFILLED_FIELDS)[number], readonly string[]>>;

const THEIRS = {
  fullName: 'Grace Hopper',
  companyName: 'Compilers',
  phoneNumber: '2015550199',
  email: 'grace@example.com',
} as const satisfies Readonly<Record<(typeof PREFILLED_FIELDS)[number], string>>;

describe.each(STATES)('an order that is %s', (_name, paying) => {
  const { state } = paying;

  it.each([
    ['names nobody', '/signup?utm_source=Mail', state],
    ['has her address', '/signup?email=ADA@example.com', state],
    ['has another address', '/signup?email=grace@example.com', undefined],
    [
      'has her address, and a name that she has changed',
      `${contact({ fullName: 'A. L.' })}&email=ada@example.com`,
      state,
    ],
    [
      'has her name, and another address',
      `${contact({ fullName: 'Ada Lovelace' })}&email=grace@example.com`,
      undefined,
    ],
  ])('on a link that %s', async (_link, url, expected) => {
    const server = await aServer({ brands });
    const visitor = await aVisitor(server.app);
    await order(visitor, paying);

    expect((await told(server, visitor, url))?.state).toBe(expected);
  });

  describe.each(['filled in', 'left out'] as const)(
    'where a contact’s address is %s',
    (address) => {
      const { form } = aBrand();
      const prefillEmailFromContactOn = address === 'filled in' ? (['paid'] as const) : [];
      const brand = aPaidBrand({
        form: { ...form, prefillEmailFromContactOn: [...prefillEmailFromContactOn] },
      });

      it.each(PREFILLED_FIELDS)(
        'is shown on a contact link with %s only if it is hers',
        async (name) => {
          const server = await aServer({ brands: [brand] });
          const visitor = await aVisitor(server.app);
          await order(visitor, paying);

          for (const value of HERS[name]) {
            expect((await told(server, visitor, contact({ [name]: value })))?.state).toBe(state);
          }
          const theirs = contact({ [name]: THEIRS[name] });
          expect(await told(server, visitor, theirs)).toBeUndefined();
        },
      );

      const pairs = PREFILLED_FIELDS.filter((name) => name !== 'email').flatMap((name, at, names) =>
        names.slice(at + 1).map((other) => [name, other] as const),
      );
      it.each(pairs)('is shown with %s and %s only if both are hers', async (one, other) => {
        const server = await aServer({ brands: [brand] });
        const visitor = await aVisitor(server.app);
        await order(visitor, paying);
        const tell = async (details: object) =>
          (await told(server, visitor, contact(details)))?.state;

        const [hers, hersToo] = [HERS[one][0], HERS[other][0]];
        expect(await tell({ [one]: hers, [other]: hersToo })).toBe(state);
        expect(await tell({ [one]: hers, [other]: THEIRS[other] })).toBeUndefined();
        expect(await tell({ [one]: THEIRS[one], [other]: hersToo })).toBeUndefined();
      });
    },
  );

  it('is not shown with only a field that she left empty, but with her name beside it', async () => {
    const optionalOn = { companyName: ['paid' as const], phoneNumber: [] };
    const brand = aPaidBrand({ form: { ...aBrand().form, optionalOn } });
    const server = await aServer({ brands: [brand] });
    const visitor = await aVisitor(server.app);
    await order(visitor, paying, { leadInfo: { companyName: '' } });

    const { companyName, fullName } = { companyName: 'Compilers', fullName: HERS.fullName[0] };
    expect(await told(server, visitor, contact({ companyName }))).toBeUndefined();
    expect((await told(server, visitor, contact({ companyName, fullName })))?.state).toBe(state);
  });

  it('is shown on the link whose address was changed on the form', async () => {
    const server = await aServer({ brands });
    const visitor = await aVisitor(server.app);
    await order(visitor, paying, { formState: { linkEmail: 'ada@home.example' } });

    expect((await told(server, visitor, '/signup?email=ada@home.example'))?.state).toBe(state);
    expect(await told(server, visitor, '/signup?email=grace@example.com')).toBeUndefined();
  });

  it.each([
    ['ordinary', { auth_type: 'REGULAR', authorised: 0 }],
    ['authorised', {}],
  ] as const)('is shown to a lead who is %s only on their own link', async (_kind, lead) => {
    const server = await aServer({ brands });
    const grace = await aKnownLead(server, { ...lead, company_name: '' });
    const other = await aKnownLead(server, { ...lead, email: 'joan@example.com' });
    const visitor = await aVisitor(server.app);
    const link = ({ pin }: { readonly pin: string }) => `/signup?leadUniquePin=${pin}`;
    await visitor.get(link(grace));
    const linkToken = server.pages.at(-1)?.sessionInfo.linkToken ?? '';
    const leadInfo = { email: 'grace@example.com' };
    await order(visitor, paying, { formState: { linkToken }, leadInfo });

    const own = await told(server, visitor, link(grace));
    expect(own).toMatchObject({ amountPaid: 5900, order: { planName: 'Pro' } });
    expect(await told(server, visitor, link(other))).toBeUndefined();
    expect(await told(server, visitor, '/signup')).toEqual(own);
  });
});

it('has samples of every field that a link fills in', () => {
  for (const name of PREFILLED_FIELDS) {
    expect(recordOf(name).prefill).not.toBeNull();
    expect(HERS[name]).not.toContain(THEIRS[name]);
  }
});
