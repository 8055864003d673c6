import type { PageLayout } from '../../core/contract/generated/brand.ts';
import type { WidgetRegistry } from '../renderer/Widget.ts';

/** Widgets that are no part of the entry script: a page that shows one waits for them to be loaded. */
export interface LazyPart {
  /** Its file in this folder, by which the build knows its scripts and styles. */
  readonly file: string;
  readonly widgets: readonly string[];
  readonly load: () => Promise<WidgetRegistry>;
}

export const lazyParts: readonly LazyPart[] = [
  {
    file: 'afterSignUp.ts',
    widgets: ['account-details', 'activation-result', 'error-notice'],
    load: () => import('./afterSignUp.ts').then((part) => part.afterSignUp),
  },
];

/** The parts that a page needs before it can be taken over: none, on a page that signs up for free. */
export function partsOf({ header, main, aside, footer }: PageLayout): readonly LazyPart[] {
  const placed = [header, main, aside, footer].flat().map(({ widget }) => widget);
  return lazyParts.filter(({ widgets }) => widgets.some((name) => placed.includes(name)));
}
