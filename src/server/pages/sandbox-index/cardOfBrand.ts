import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { demoLinks } from '../../leads/demo/demoLinks.ts';
import type { OrderMethods } from '../../orders/methods/OrderMethod.ts';
import type { SandboxCard } from './SandboxCard.ts';

export interface CardOptions {
  /** Returns the address of a logo by its object's name. */
  readonly logoUrl: (object: string) => string;
  /** Another brand, whose leads this one does not know; null when there is no other. */
  readonly otherId: string | null;
  readonly methods: OrderMethods;
}

/** Returns a built brand as a card of the index. */
export function cardOfBrand(built: BuiltBrand, options: CardOptions): SandboxCard {
  const { brand, theme, logo } = built;
  const { default: standard, offered } = brand.signupTypes;
  const { objectOnDark } = logo;
  return {
    id: brand.id,
    name: brand.name,
    category: brand.category,
    market: brand.market,
    heading: brand.headings[standard],
    logo: {
      url: options.logoUrl(logo.object),
      urlOnDark: objectOnDark === undefined ? null : options.logoUrl(objectOnDark),
      width: brand.logo.width,
      height: brand.logo.height,
    },
    theme,
    look: brand.theme,
    signupTypes: offered.toSorted((a, b) => Number(b === standard) - Number(a === standard)),
    hasStartPage: brand.social.startPage.on,
    methods: sandboxMethods(brand.payment.methods, options.methods),
    links: demoLinks(built, options.otherId),
    ownDomain: new URL(brand.links.website).hostname.replace(/^www\./, ''),
  };
}

/** Returns the index's data for some payment methods, in their order. */
export function sandboxMethods(
  names: readonly PaymentMethod[],
  methods: OrderMethods,
): SandboxCard['methods'] {
  return names.map((name) => ({
    name: PAYMENT_METHODS[name].name,
    parameter: PAYMENT_METHODS[name].parameter,
    testValues: methods[name].testValues,
  }));
}
