import type { PageLayout, SignupType } from '../../core/contract/generated/brand.ts';
import { isPlacementShown } from '../../core/rules/visibility/isPlacementShown.ts';
import { placementsOf } from '../../core/rules/visibility/placementsOf.ts';
import { registry } from '../widgets/registry.ts';
import type { PagePart } from './PagePart.ts';

/** A part that is no part of the entry script: a page that shows its widgets waits for it. */
export interface LazyPart {
  /** Its file in this folder, by which the build knows its scripts and styles. */
  readonly file: string;
  readonly load: () => Promise<PagePart>;
}

const AFTER_SIGN_UP: LazyPart = {
  file: 'afterSignUpPart.ts',
  load: () => import('./afterSignUpPart.ts').then((it) => it.afterSignUpPart),
};

const PAYMENT: LazyPart = {
  file: 'paymentPart.ts',
  load: () => import('./paymentPart.ts').then((it) => it.paymentPart),
};

const EXTRAS: LazyPart = {
  file: 'extrasPart.ts',
  load: () => import('./extrasPart.ts').then((it) => it.extrasPart),
};

export const lazyParts: readonly LazyPart[] = [AFTER_SIGN_UP, PAYMENT, EXTRAS];

/** The parts of the sign-up page, by their widgets. Every other lazy widget is of a page after it. */
const PART_OF_WIDGET: Readonly<Record<string, LazyPart>> = {
  'payment-method': PAYMENT,
  'add-ons': EXTRAS,
  'ivr-plan': EXTRAS,
};

/**
 * The parts that a page needs before it can be taken over: none, on a page that signs up for free and
 * offers no extras.
 */
export function partsOf(layout: PageLayout, signupType: SignupType): readonly LazyPart[] {
  const lacking = placementsOf(layout)
    .filter((placement) => isPlacementShown(placement, signupType))
    .filter(({ widget }) => !Object.hasOwn(registry, widget));
  return [...new Set(lacking.map(({ widget }) => PART_OF_WIDGET[widget] ?? AFTER_SIGN_UP))];
}
