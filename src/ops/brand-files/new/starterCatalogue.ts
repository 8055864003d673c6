import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';

const CURRENCIES = { US: 'USD', CA: 'CAD', UK: 'GBP' } as const;

/** The sign-up types that a starter catalogue sells on. */
export const STARTER_TYPES: Brand['signupTypes'] = { offered: ['free', 'paid'], default: 'free' };

/** A catalogue to be filled in: a free plan and a paid one, both invented. */
export function starterCatalogue(
  id: string,
  market: Brand['market'],
  languages: readonly string[] = [],
): JsonObject {
  const words = Object.fromEntries(
    Object.entries(STARTER_WORDS).filter(([tag]) => languages.includes(tag)),
  );
  return {
    id,
    currency: CURRENCIES[market],
    plans: [aPlan('free', 'Free', 0), aPlan('paid', 'Team', 2900)],
    addons: [],
    ivrPlans: [],
    discounts: [],
    ...(Object.keys(words).length > 0 && { translations: words }),
  };
}

/** The words of the invented plans, in the languages that brands offer besides English. */
const STARTER_WORDS: Readonly<Record<string, JsonObject>> = {
  'fr-CA': {
    plans: {
      free: { name: 'Gratuit', description: 'Une phrase qui dit à qui il convient.' },
      team: { name: 'Équipe', description: 'Une phrase qui dit à qui il convient.' },
    },
  },
  'es-US': {
    plans: {
      free: { name: 'Gratis', description: 'Una frase que dice a quién le conviene.' },
      team: { name: 'Equipo', description: 'Una frase que dice a quién le conviene.' },
    },
  },
};

function aPlan(type: 'free' | 'paid', name: string, price: number): JsonObject {
  return {
    id: name.toLowerCase(),
    name,
    description: 'One sentence that says whom it suits.',
    price,
    planPeriod: 'monthly',
    billingType: 'USERS',
    numberOfUsers: { min: 1, max: 50, initial: 1 },
    setUpFee: 0,
    access: 'user',
    isHIPAA: false,
    signupTypes: [type],
    features: [],
  };
}
