import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { OrderMethods } from '../../orders/methods/OrderMethod.ts';
import { pagePolicy } from '../headers.ts';
import { paymentSources } from '../paymentSources.ts';
import { tagManagerSources } from '../tagManagerSources.ts';
import { JUSTIFICATIONS, type Justification } from './justifications.ts';

/** A source of scripts outside this origin that a brand's pages allow. */
export interface OutsideScript extends Justification {
  /** As in the policy. */
  readonly source: string;
}

/** Any of Google's addresses, because the captcha's sources depend only on the host. */
const CAPTCHA = { scriptUrl: 'https://www.google.com/recaptcha/enterprise.js' };

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/**
 * Lists the sources of scripts outside this origin on a brand's pages with payment, with the
 * providers' own services. Reads them from the policy of those pages. Throws for a source without a
 * justification, because PCI DSS 6.4.3 forbids one.
 */
export function outsideScripts(
  { analytics, payment }: Pick<Brand, 'analytics' | 'payment'>,
  methods: OrderMethods,
): readonly OutsideScript[] {
  const offered = payment.methods.map((method) => methods[method]);
  const tags = tagManagerSources(analytics.tagManagerId === undefined ? undefined : TAG_MANAGER);
  const policy = pagePolicy(
    CAPTCHA,
    [],
    paymentSources(offered, () => 'production'),
    tags,
  );
  return scriptSourcesOf(policy).map((source) => {
    const justification = JUSTIFICATIONS.get(source);
    if (justification === undefined) throw new Error(`${source} has no justification`);
    return { source, ...justification };
  });
}

/** Lists the sources of scripts in a policy, except this origin. */
export function scriptSourcesOf(policy: string): readonly string[] {
  const directive = policy.split('; ').find((it) => it.startsWith('script-src ')) ?? '';
  return directive
    .split(' ')
    .slice(1)
    .filter((source) => source !== "'self'");
}
