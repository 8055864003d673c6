import type { PageKind } from '../../core/rules/session/pageKind.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { TextKey } from '../../core/texts/textsFor.ts';
import type { Needs } from '../stores/Needs.ts';

/**
 * When the browser gets a widget's code. The server has all of it and renders every widget at once.
 *
 * - `withPage`: in the entry script, which every page loads.
 * - `withPagesThatPlaceIt`: in a chunk that is fetched beside the entry on pages with the widget,
 *   so that it is there at hydration.
 * - `onceUsable`: in a chunk that is fetched once the page can be used. Until then the server's
 *   markup shows, and a press on it is replayed later.
 * - `never`: the server's markup stays.
 */
export type Comes = 'withPage' | 'withPagesThatPlaceIt' | 'onceUsable' | 'never';

/** The definition of a widget, in `widget.ts` of its folder. The folder's name is the widget's name. */
export interface WidgetDefinition extends Needs {
  readonly comes: Comes;
  /** Widgets with the same chunk name share a chunk; each other one has its own. */
  readonly chunk?: string;
  /** Returns those of `someTexts` that a page can show. */
  readonly said?: (page: BrandPage) => readonly TextKey[];
}

/** One kind of page of a brand, as the server knows it. */
export interface BrandPage {
  readonly brand: PageBrand;
  readonly kind: PageKind;
}

/** Keeps a definition's literal types. */
export function defineWidget<const Definition extends WidgetDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
