import type { SandboxCard } from '../../src/server/pages/sandbox-index/SandboxCard.ts';

/** A card of the index of brands, with whatever a test cares about replaced. */
export function sandboxCard(overrides: Partial<SandboxCard> = {}): SandboxCard {
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
    methods: ['CC'],
    links: { leads: [], deals: [], wrong: [] },
    ownDomain: 'slotbook.example',
    ...overrides,
  };
}
