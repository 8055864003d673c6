import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedWith } from './checkFixture.ts';

/** The check's output after changes to the JSON of files in the good folder. */
function checkedAfter(changes: Readonly<Record<string, (value: Json) => void>>): string {
  return checkedWith((dir) => {
    for (const [file, change] of Object.entries(changes)) {
      const path = join(dir, file);
      const value: Json = JSON.parse(readFileSync(path, 'utf8'));
      change(value);
      writeFileSync(path, JSON.stringify(value, null, 2));
    }
  });
}

// The files of the good folder, whose shape each change knows.
type Json = ReturnType<typeof JSON.parse>;

const ADDON = {
  id: 'recording',
  name: 'Recording',
  description: 'Of every call.',
  price: 500,
  access: 'user',
  status: 'active',
};

it.each([
  [
    'a discount on the add-ons of a plan that costs nothing itself',
    (catalogue: Json) => {
      catalogue.plans[1].signupTypes = ['free', 'paid'];
      catalogue.addons = [ADDON];
      catalogue.discounts[0].restrictedDiscountPlans = ['team'];
    },
  ],
  [
    'a free plan beside paid add-ons of other plans',
    (catalogue: Json) => {
      catalogue.addons = [ADDON];
    },
  ],
  [
    'minutes on a free sign-up of which further ones cost nothing',
    (catalogue: Json) => {
      const byMinutes = { billingType: 'MINUTES', minutes: 100, overage: 0 };
      Object.assign(catalogue.plans[1], byMinutes);
    },
  ],
  [
    'a plan without a price whose further minutes are charged',
    (catalogue: Json) => {
      const byMinutes = { billingType: 'MINUTES', minutes: 100, overage: 20 };
      const { features, ...free } = catalogue.plans[1];
      const usage = { ...free, ...byMinutes, id: 'usage', name: 'Usage', features };
      catalogue.plans.push({ ...usage, signupTypes: ['paid'] });
    },
  ],
  [
    'a price that can only be in cents, beside a set-up fee far above it',
    (catalogue: Json) => {
      const numberOfUsers = { min: 1, max: 1, initial: 1 };
      const flat = { billingType: 'FLAT', numberOfUsers, planPeriod: 'yearly' };
      Object.assign(catalogue.plans[0], { ...flat, price: 480_000, setUpFee: 10_000_000 });
    },
  ],
  [
    'a set-up fee of a plan without a price',
    (catalogue: Json) => {
      const feeOnly = { ...catalogue.plans[1], id: 'fee-only', name: 'Fee only', setUpFee: 4900 };
      catalogue.plans.push({ ...feeOnly, signupTypes: ['paid'] });
      catalogue.discounts[0].restrictedDiscountPlans = ['fee-only'];
    },
  ],
])('takes %s', (_, change) => {
  expect(checkedAfter({ 'plans/acme-us.json': change })).not.toContain('[');
});

it('refuses a price for further minutes on a free sign-up, which is never charged', () => {
  const printed = checkedAfter({
    'plans/acme-us.json': (catalogue) => {
      const byMinutes = { billingType: 'MINUTES', minutes: 100, overage: 20 };
      Object.assign(catalogue.plans[1], byMinutes);
    },
  });
  expect(printed).toContain(
    '"starter" charges 0.20 for a further minute, and a sign-up of the type "free" is never charged.',
  );
  expect(printed).toContain('Remove it, or write 0 as overage.');
});

it('advises no 0 for further minutes of a plan that may not have a price for them', () => {
  const printed = checkedAfter({
    'plans/acme-us.json': (catalogue) => {
      Object.assign(catalogue.plans[1], { overage: 20 });
    },
  });
  expect(printed).toContain('"overage" is for plans billed by minutes.');
  expect(printed).not.toContain('never charged');
});

it('says that a discount is idle where nothing that its plans sell costs anything', () => {
  const printed = checkedAfter({
    'plans/acme-us.json': (catalogue) => {
      catalogue.addons = [{ ...ADDON, access: 'admin' }];
      catalogue.discounts[0].restrictedDiscountPlans = ['team'];
    },
  });
  expect(printed).toContain('"friend" applies to no plan that costs something');
});

it("tells of another brand's host on this machine where it is written, once, and not its owner", () => {
  const printed = checkedAfter({
    'acme.json': (brand) => {
      brand.hosts = ['acme-uk.localhost'];
    },
    'acme-uk.json': (brand) => {
      brand.hosts = ['acme-uk.localhost'];
    },
    'acme-ca.json': (brand) => {
      brand.hosts = ['acme-uk.localhost'];
    },
  });
  const told = printed.match(/^\S+\.json(?=:)/gm);
  expect(told).toEqual(['acme-ca.json', 'acme.json']);
  expect(printed).not.toContain('Keep it in one of them.');
});

it('asks for a province in the layer of its market, and never of brands of other markets', () => {
  const printed = checkedAfter({
    'defaults/market/CA.json': (layer) => {
      layer.province = {};
    },
  });
  expect(printed).toContain('defaults/base.json');
  expect(printed).toContain(
    'Write true in the layer of the market CA, or false as "tax"."on" there.',
  );
  expect(printed).not.toContain('    Write true,');
});
