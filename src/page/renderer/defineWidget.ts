import type { PageKind } from '../../core/rules/session/pageKind.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { TextKey } from '../../core/texts/textsFor.ts';
import type { Needs } from '../stores/Needs.ts';

/**
 * When the browser gets a widget's code. The server has all of it and renders every widget at once.
 *
 * - `withPage`: in the entry script, which every page has.
 * - `withPagesThatPlaceIt`: in a chunk that the document of such a page fetches beside the entry; it
 *   is there before the page is taken over.
 * - `onceUsable`: in a chunk that is fetched once the page can be used. Until then the widget is the
 *   server's markup; what was pressed there meanwhile is pressed again.
 * - `never`: the widget stays the server's markup.
 */
export type Comes = 'withPage' | 'withPagesThatPlaceIt' | 'onceUsable' | 'never';

/** What a widget says of itself, in `widget.ts` of its folder. The folder's name is the widget's. */
export interface WidgetDefinition extends Needs {
  readonly comes: Comes;
  /** Widgets `withPagesThatPlaceIt` that name the same chunk share it; others have one each. */
  readonly chunk?: string;
  /** Which of `someTexts` a page can say. */
  readonly said?: (page: BrandPage) => readonly TextKey[];
}

/** A brand's page of one kind, as the server knows it. */
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
