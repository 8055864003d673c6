import type { PageLayout } from '../../core/contract/generated/brand.ts';
import type { WidgetRegistry } from '../renderer/Widget.ts';
import { registry } from './registry.ts';

/** Widgets that are no part of the entry script: a page that shows one waits for them to be loaded. */
export interface LazyPart {
  /** Its file in this folder, by which the build knows its scripts and styles. */
  readonly file: string;
  readonly load: () => Promise<WidgetRegistry>;
}

export const lazyParts: readonly LazyPart[] = [
  {
    file: 'afterSignUp.ts',
    load: () => import('./afterSignUp.ts').then((part) => part.afterSignUp),
  },
];

/**
 * The parts that a page needs before it can be taken over: none, on a page that signs up for free.
 * Which part holds a widget is said in that part alone, so a page that lacks one takes them all.
 */
export function partsOf({ header, main, aside, footer }: PageLayout): readonly LazyPart[] {
  const placed = [header, main, aside, footer].flat();
  return placed.every(({ widget }) => Object.hasOwn(registry, widget)) ? [] : lazyParts;
}
