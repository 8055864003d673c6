import type { PageLayout, SignupType } from '../../../../core/contract/generated/brand.ts';

export const REGIONS = ['header', 'main', 'payment', 'lower', 'aside', 'footer'] as const;
export type RegionName = (typeof REGIONS)[number];

/** A widget in its place on a page. */
export interface Placed {
  /** The JSON pointer of the placement. */
  readonly at: string;
  readonly region: RegionName;
  readonly widget: string;
  /** Undefined for all types. */
  readonly types: readonly SignupType[] | undefined;
}

/** All placements of a page. `name` is its key in `pages`. */
export function placedOn(name: string, page: PageLayout): readonly Placed[] {
  return REGIONS.flatMap((region) =>
    (page[region] ?? []).map(({ widget, when }, index) => {
      return { at: `/pages/${name}/${region}/${index}`, region, widget, types: when?.signupTypes };
    }),
  );
}

/** Whether a placement is shown for a sign-up type. */
export function showsOn({ types }: Placed, type: SignupType): boolean {
  return types?.includes(type) ?? true;
}
