import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import { MARKET_CURRENCY } from '../checks/market/isOfMarket.ts';

/** What a category's invented plans are charged for. */
type Kind = 'software' | 'receptionist' | 'minutes';

const KINDS: Readonly<Record<Brand['category'], Kind>> = {
  appointmentScheduling: 'software',
  videoConferencing: 'software',
  liveChat: 'software',
  learning: 'software',
  receptionist: 'receptionist',
  liveAnswer: 'minutes',
};

const TYPES: Readonly<Record<Kind, Brand['signupTypes']>> = {
  software: { offered: ['free', 'paid'], default: 'free' },
  receptionist: { offered: ['noCardSignup', 'paid'], default: 'noCardSignup' },
  minutes: { offered: ['answeringService', 'freeTrial'], default: 'answeringService' },
};

const SUITS = 'One sentence that says whom it suits.';
const FEATURES = ['First feature', 'Second feature', 'Third feature'];

/** The words of the invented plans, in the languages that brands offer besides English. */
const WORDS: Readonly<Record<string, InventedWords>> = {
  'fr-CA': {
    names: { free: 'Gratuit', small: 'Départ', team: 'Équipe' },
    description: 'Une phrase qui dit à qui il convient.',
    features: ['Première fonction', 'Deuxième fonction', 'Troisième fonction'],
  },
  'es-US': {
    names: { free: 'Gratis', small: 'Inicial', team: 'Equipo' },
    description: 'Una frase que dice a quién le conviene.',
    features: ['Primera función', 'Segunda función', 'Tercera función'],
  },
};

interface InventedWords {
  readonly names: Readonly<Record<InventedPlan['id'], string>>;
  readonly description: string;
  readonly features: readonly string[];
}

interface InventedPlan {
  readonly id: 'free' | 'small' | 'team';
  readonly name: string;
  readonly price: number;
  /** Per month, where it is charged for minutes. */
  readonly minutes?: number;
  readonly signupTypes: readonly SignupType[];
}

const PLANS: Readonly<Record<Kind, readonly InventedPlan[]>> = {
  software: [
    { id: 'free', name: 'Free', price: 0, signupTypes: ['free'] },
    { id: 'team', name: 'Team', price: 2900, signupTypes: ['paid'] },
  ],
  receptionist: twoPlans('receptionist'),
  minutes: twoPlans('minutes'),
};

function twoPlans(kind: Kind): readonly InventedPlan[] {
  const signupTypes = TYPES[kind].offered;
  return [
    { id: 'small', name: 'Starter', price: 9900, minutes: 100, signupTypes },
    { id: 'team', name: 'Team', price: 19900, minutes: 250, signupTypes },
  ];
}

/** The sign-up types that a starter catalogue of the category sells on. */
export function starterTypes(category: Brand['category']): Brand['signupTypes'] {
  return TYPES[KINDS[category]];
}

/** A catalogue to be filled in: two invented plans, charged as the category usually is. */
export function starterCatalogue(
  id: string,
  market: Brand['market'],
  category: Brand['category'],
  languages: readonly string[] = [],
): JsonObject {
  const kind = KINDS[category];
  const plans = PLANS[kind];
  const words = Object.entries(WORDS)
    .filter(([tag]) => languages.includes(tag))
    .map(([tag, invented]) => [tag, { plans: wordsOf(plans, invented) }]);
  return {
    id,
    currency: MARKET_CURRENCY[market],
    plans: plans.map((plan) => aPlan(kind, plan)),
    addons: [],
    ivrPlans: [],
    discounts: [],
    ...(words.length > 0 && { translations: Object.fromEntries(words) }),
  };
}

function aPlan(
  kind: Kind,
  { id, minutes = 0, name, price, signupTypes }: InventedPlan,
): JsonObject {
  const isPerUser = kind === 'software' && price > 0;
  return {
    id,
    name,
    description: SUITS,
    price,
    planPeriod: 'monthly',
    billingType: kind === 'minutes' ? 'MINUTES' : isPerUser ? 'USERS' : 'FLAT',
    ...(kind === 'minutes' && { minutes, overage: 150 }),
    numberOfUsers: { min: 1, max: isPerUser ? 50 : 1, initial: 1 },
    setUpFee: 0,
    access: 'user',
    isHIPAA: false,
    signupTypes: [...signupTypes],
    features: [...FEATURES],
  };
}

function wordsOf(plans: readonly InventedPlan[], words: InventedWords): JsonObject {
  const { description, features, names } = words;
  return Object.fromEntries(
    plans.map(({ id }) => [id, { name: names[id], description, features: [...features] }]),
  );
}
