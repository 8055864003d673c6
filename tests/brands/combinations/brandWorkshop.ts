import { join } from 'node:path';
import { setAt } from '../../../src/core/brand/editValue.ts';
import type { JsonObject, JsonValue } from '../../../src/core/brand/JsonValue.ts';
import { fromPointer } from '../../../src/core/brand/jsonPointer.ts';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { checkBrand } from '../../../src/ops/brand-files/checks/checkBrand.ts';
import { checkSharedFiles } from '../../../src/ops/brand-files/checks/checkSharedFiles.ts';
import { CheckMemory } from '../../../src/ops/brand-files/memory/CheckMemory.ts';
import type { Problem } from '../../../src/ops/brand-files/problem/Problem.ts';
import { readBrandFolder } from '../../../src/ops/brand-files/sources/readBrandFolder.ts';
import { readJsonSource } from '../../../src/ops/brand-files/sources/readJsonSource.ts';
import type { JsonSource } from '../../../src/ops/brand-files/sources/Source.ts';
import type { GoodBrand } from '../../../src/ops/studio/server/PreviewDirectory.ts';
import {
  aCatalogue,
  aDiscount,
  anAddon,
  anIvrPlan,
  aPlan,
} from '../../factories/brands/aCatalogue.ts';

/** A brand's market, and the optional settings of its file. */
export interface Settings {
  readonly market: Brand['market'];
  readonly values: ReadonlyMap<string, JsonValue>;
}

export interface Tried {
  /** The problems that the check finds; empty for a valid brand. */
  readonly problems: readonly Problem[];
  readonly good: GoodBrand | null;
}

export const MARKETS: readonly Brand['market'][] = ['US', 'CA', 'UK'];

const ALL_TYPES = ['paid', 'free', 'noCardSignup', 'freeTrial', 'answeringService'] as const;
const CURRENCY = { US: 'usd', CA: 'cad', UK: 'gbp' } as const;
const BRANDS = join(import.meta.dirname, '../../../brands');

/** The required settings of a brand. Its layers, texts and logos are the shipped ones. */
function startOf(market: Brand['market']): JsonObject {
  return {
    id: 'combined',
    name: 'Acme',
    legalName: 'Acme, Inc.',
    category: 'liveChat',
    market,
    hosts: ['signup.acme.example'],
    links: {
      website: 'https://www.acme.example',
      login: 'https://app.acme.example/login',
      dashboard: 'https://app.acme.example/',
    },
    redirectHosts: ['app.acme.example'],
    support: { email: 'help@acme.example' },
    paymentAccount: 'software-us',
    logo: { file: 'slotbook.svg', width: 135, height: 32 },
    theme: { accent: '#1f6feb', ink: '#14231c', surface: '#ffffff' },
    signupTypes: { offered: [...ALL_TYPES], default: 'paid' },
    agreement: { hipaaTerms: 'hipaa-terms' },
    payment: { mandateText: 'I authorise Acme to debit my account.' },
    plans: { catalogue: `users-${CURRENCY[market]}` },
    afterSignup: 'activationEmail',
  };
}

/** Catalogues with plans for every sign-up type, by billing type. */
function catalogues(): readonly JsonSource[] {
  const signupTypes = ALL_TYPES.filter((type) => type !== 'free');
  const free = aPlan({ id: 'free', name: 'Free', signupTypes: ['free'] });
  const kinds = {
    users: aPlan({ signupTypes, price: 900, features: ['One'] }),
    flat: aPlan({ signupTypes, price: 9900, billingType: 'FLAT', planPeriod: 'yearly' }),
    minutes: aPlan({
      signupTypes,
      price: 4900,
      billingType: 'MINUTES',
      minutes: 100,
      overage: 60,
      setUpFee: 5000,
    }),
    hipaa: aPlan({ signupTypes, price: 2900, isHIPAA: true, badge: 'Private' }),
  };
  return Object.entries(kinds).flatMap(([kind, plan]) =>
    (['USD', 'CAD', 'GBP'] as const).map((currency) => {
      const id = `${kind}-${currency.toLowerCase()}`;
      const value = aCatalogue({
        id,
        currency,
        plans: [plan, { ...plan, id: 'second', name: 'Second', price: plan.price * 2 }, free],
        addons: [anAddon()],
        ivrPlans: [anIvrPlan()],
        discounts: [aDiscount()],
      });
      return sourceOf(id, { ...value }, 'catalogue').source;
    }),
  );
}

function sourceOf(id: string, value: object, schema: 'brand' | 'catalogue') {
  const text = JSON.stringify(value, null, 2);
  const { source, problems } = readJsonSource({ name: `${id}.json`, id, text }, schema);
  if (source === null) throw new Error(`${id} is no JSON.`);
  return { source, problems };
}

/** Creates brands from settings, and checks each as `npm run brands -- check` does. */
export function brandWorkshop(): { readonly tryOut: (settings: Settings) => Tried } {
  const memory = new CheckMemory();
  const { folder: shipped } = readBrandFolder(BRANDS, 'checked', memory);
  const own = catalogues().map((source) => [source.id, source] as const);
  const folder = { ...shipped, brands: new Map(), catalogues: new Map(own) };
  const shared = checkSharedFiles(folder, memory);
  if (shared.problems.length > 0) throw new Error(JSON.stringify(shared.problems));
  return {
    tryOut: ({ market, values }) => {
      // Objects come before their members.
      const ordered = [...values].toSorted(([a], [b]) => depthOf(a) - depthOf(b));
      const value = ordered.reduce<JsonObject>(
        (brand, [pointer, written]) => setAt(brand, pointer, written),
        startOf(market),
      );
      const { problems: refused, source } = sourceOf('combined', value, 'brand');
      const { problems, resolved } = checkBrand(source, folder, shared.catalogues);
      const all = [...refused, ...problems];
      const isGood = all.length === 0 && resolved !== null;
      return { problems: all, good: isGood ? { resolved, files: { ...shared, folder } } : null };
    },
  };
}

function depthOf(pointer: string): number {
  return fromPointer(pointer).length;
}
