import type { ThemeVariables } from '../../../core/contract/builtBrand.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { DemoLinks } from '../../leads/demo/demoLinks.ts';
import type { OrderMethod } from '../../orders/methods/OrderMethod.ts';

/** A payment method, and the values to try with it. */
export interface SandboxMethod extends Pick<OrderMethod, 'testValues'> {
  readonly name: string;
  /** The parameter in a page's address that selects it; null without one. */
  readonly parameter: string | null;
}

/** What the index of brands shows of one brand. */
export interface SandboxCard {
  readonly id: string;
  readonly name: string;
  readonly category: Brand['category'];
  readonly market: Brand['market'];
  /** The heading of the brand's page, by its default sign-up type. */
  readonly heading: string;
  readonly logo: {
    readonly url: string;
    readonly urlOnDark: string | null;
    /** CSS pixels. */
    readonly width: number;
    readonly height: number;
  };
  readonly theme: ThemeVariables;
  readonly look: Pick<Brand['theme'], 'type' | 'radius' | 'signature'>;
  /** The sign-up types on offer, the default one first. */
  readonly signupTypes: readonly Brand['signupTypes']['default'][];
  /** Whether it has a start page. */
  readonly hasStartPage: boolean;
  /** The payment methods, the preselected one first. */
  readonly methods: readonly SandboxMethod[];
  /** The links of its leads and deals, and wrong links. */
  readonly links: DemoLinks;
  /** The host of the brand's website: an e-mail address there counts as taken. */
  readonly ownDomain: string;
}
