import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import { ORDER_METHODS } from '../../../src/server/orders/methods/orderMethods.ts';
import { sandboxMethods } from '../../../src/server/pages/sandbox-index/cardOfBrand.ts';
import type { SandboxCard } from '../../../src/server/pages/sandbox-index/SandboxCard.ts';

interface CardOverrides extends Partial<Omit<SandboxCard, 'methods'>> {
  readonly methods?: readonly PaymentMethod[];
}

/** A card of the index of brands, with overrides. */
export function sandboxCard({ methods = ['CC'], ...overrides }: CardOverrides = {}): SandboxCard {
  return {
    id: 'slotbook',
    name: 'Slotbook',
    category: 'appointmentScheduling',
    market: 'US',
    heading: 'Create your account',
    logo: { url: '/logos/a.svg', urlOnDark: null, width: 132, height: 32 },
    theme: { light: { '--c-accent': '#0a7048', '--c-surface': '#fbfbf7' } },
    look: {
      type: 'figtree',
      radius: 'soft',
      signature: { pattern: 'grid', panel: 'tinted', heading: 'plain' },
    },
    signupTypes: ['free', 'noCardSignup'],
    hasStartPage: false,
    methods: sandboxMethods(methods, ORDER_METHODS),
    links: { leads: [], deals: [], wrong: [] },
    ownDomain: 'slotbook.example',
    ...overrides,
  };
}
