import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { ERROR_PATHS } from '../../../core/rules/links/errorPaths.ts';
import { upgradeType } from '../../../core/rules/upgrades/upgradeType.ts';
import { type DemoDealKey, demoDealId, demoDeals } from './demoDeals.ts';
import { demoLeads, demoPin } from './demoLeads.ts';

/** A link for trying out: its path on the brand's host. */
export interface DemoLink {
  readonly label: string;
  readonly path: string;
}

export interface DemoLinks {
  readonly leads: readonly DemoLink[];
  readonly deals: readonly DemoLink[];
  /** Links that lead to an error page. */
  readonly wrong: readonly DemoLink[];
}

const DEAL_LABELS = {
  agreed: 'Plan of admin access',
  discount: 'Discount',
  personal: 'For Lena alone',
  account: 'For the account (sign in as its owner first)',
} as const satisfies Partial<Record<DemoDealKey, string>>;

/** The links of a brand's leads and deals, and wrong links to try. `otherId` is any other brand. */
export function demoLinks(
  built: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  otherId: string | null,
): DemoLinks {
  const { id, market } = built.brand;
  const type = upgradeType(built.brand);
  const paid = type === null ? '' : `&signupType=${type}`;
  const pin = (key: 'regular', brandId = id) => `leadUniquePin=${demoPin(brandId, key)}`;
  const deal = (key: DemoDealKey, brandId = id) => `dealid=${demoDealId(brandId, key)}`;
  const leads = demoLeads(built).map(({ key, label }) => ({
    label,
    path: `/signup?leadUniquePin=${demoPin(id, key)}${key === 'regular' ? '' : paid}`,
  }));
  const keys = new Set(demoDeals(built, 'account').map(({ key }) => key));
  const deals = (['agreed', 'discount', 'personal', 'account'] as const)
    .filter((key) => keys.has(key))
    .map((key) => ({
      label: DEAL_LABELS[key],
      path: `${key === 'account' ? '/payment' : '/signup'}?${deal(key)}${key === 'discount' ? paid : ''}`,
    }));
  const others = [
    { label: "Another brand's lead", path: `/signup?${pin('regular', otherId ?? id)}` },
    { label: "Another brand's deal", path: `/signup?${deal('personal', otherId ?? id)}` },
  ];
  return {
    leads: [...leads, { label: 'On the payment page', path: `/payment?${pin('regular')}` }],
    deals: [...deals, { label: 'On the payment page', path: `/v1/payment?${deal('personal')}` }],
    wrong: [
      { label: 'Wrong pin', path: `/signup?${pin('regular')}x` },
      { label: 'Wrong deal', path: '/signup?dealid=nobody-knows-it' },
      ...(otherId === null ? [] : others),
      { label: 'Another address', path: `/signup?${pin('regular')}&email=eve%40example.com` },
      { label: 'Expired deal', path: `/signup?${deal('expired')}` },
      { label: 'Plan sold no more', path: `/signup?${deal('withdrawn')}` },
      { label: 'Neither lead nor deal', path: '/payment' },
      { label: "Another's account", path: '/signup?accountId=nobody' },
      { label: 'Error page', path: ERROR_PATHS[market] },
    ],
  };
}
