import type { PageLayout, SignupType } from '../../core/contract/generated/brand.ts';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import { isPlacementShown } from '../../core/rules/visibility/isPlacementShown.ts';
import { placementsOf } from '../../core/rules/visibility/placementsOf.ts';
import { methodNeeds } from '../payment/methods/methodNeeds.ts';
import { KeptPlace } from '../renderer/KeptPlace.tsx';
import type { Widget, WidgetRegistry } from '../renderer/Widget.ts';
import { chunkOfWidget, definitions } from '../widgets/generated/definitions.ts';
import { everyWidget } from '../widgets/generated/everyWidget.ts';
import { chunkAssets, type PlacedChunk, pageAssets } from './document/pageAssets.ts';

/**
 * Every widget as the server renders it: inside a kept place when the browser loads its code later
 * or never.
 */
export const serverWidgets: WidgetRegistry = Object.fromEntries(
  Object.entries(everyWidget).map(([name, Widget]) => [name, inItsPlace(name, Widget)]),
);

function inItsPlace(name: string, Widget: Widget): Widget {
  const comes = definitions[name]?.comes;
  if (comes !== 'never' && comes !== 'onceUsable') return Widget;
  const island = comes === 'onceUsable' ? chunkAssets(name).script : undefined;
  return () => <KeptPlace widget={name} Widget={Widget} island={island} />;
}

/** Returns the names of the widgets that a page shows. */
export function widgetsOf(layout: PageLayout, signupType: SignupType): readonly string[] {
  const shown = placementsOf(layout).filter((placement) => isPlacementShown(placement, signupType));
  return [...new Set(shown.map(({ widget }) => widget))];
}

/** Returns the chunks of a page's widgets without duplicates, and the files of its payment methods. */
export function chunksOf(
  widgets: readonly string[],
  methods: readonly PaymentMethod[] = [],
): readonly PlacedChunk[] {
  const chunks = new Map<string, PlacedChunk>();
  for (const widget of widgets) {
    const name = chunkOfWidget[widget];
    const isAwaited = definitions[widget]?.comes === 'withPagesThatPlaceIt';
    if (name) chunks.set(name, { ...chunkAssets(name), isAwaited });
  }
  return [...chunks.values(), ...methods.flatMap(fileOf)];
}

/**
 * Returns the file of a payment method. The payment's chunk loads it, and the page waits for that chunk.
 */
function fileOf(method: PaymentMethod): readonly PlacedChunk[] {
  const { [methodNeeds[method].folder]: file } = pageAssets.methods;
  return file ? [{ ...file, isAwaited: true, isImported: true }] : [];
}
