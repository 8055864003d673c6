import type { BuiltBrand, BuiltLogo } from '../../core/contract/builtBrand.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import { escapeHtml } from '../../core/markup/escapeHtml.ts';
import type { PageKind } from '../../core/rules/session/pageKind.ts';
import { type PageBrand, presentBrand } from '../../core/rules/session/presentBrand.ts';
import {
  composedLayout,
  illustrationBelowFields,
} from '../../core/rules/visibility/composedLayout.ts';
import { layoutOffered } from '../../core/rules/visibility/layoutOffered.ts';
import { shownLayout } from '../../core/rules/visibility/shownLayout.ts';
import { formatText } from '../../core/texts/formatText.ts';
import { samplesOf } from '../../core/texts/samples/samplesOf.ts';
import { type Texts, textsFor } from '../../core/texts/textsFor.ts';
import { wrapText } from '../../core/texts/wrapText.ts';
import { everyBrings } from '../widgets/generated/everyWidget.ts';
import type { Brings } from '../widgets/WidgetChunk.ts';
import { documentHead, inlineStyles } from './document/documentHead.ts';
import { embedJson } from './document/embedJson.ts';
import { hashStyle } from './document/hashStyle.ts';
import { htmlAttributes, writeAttributes } from './document/htmlAttributes.ts';
import { shapeOf } from './document/pageShape.ts';
import { pageTitle } from './document/pageTitle.ts';
import { EMBEDDED } from './embedded/embeddedIds.ts';
import { type NeededOfPage, neededOf } from './neededOf.ts';
import { chunksOf, widgetsOf } from './placedWidgets.tsx';
import { CANNOT_START } from './sayCannotStart.ts';
import { withTrial } from './withTrial.ts';

/** What all pages of a brand and a kind share. */
export interface PageParts extends NeededOfPage {
  /** The stores and flows that the page's widgets bring. */
  readonly brings: Brings;
  /**
   * Returns the start of the document. A page's markup decides which styles it has; it is the same
   * for all of these pages.
   */
  readonly headOf: (markup: string) => PageHead;
  /** The start of the body. */
  readonly notices: string;
  /** The element with the brand for the page's script. */
  readonly brand: Uint8Array;
}

/** The start of the document, up to the open head. */
interface PageHead {
  readonly bytes: Uint8Array;
  /** The CSP sources of its styles. */
  readonly styleHashes: readonly string[];
}

/** The most parts kept for all brands together; each has about 60 kB. */
export const MOST_PARTS = 1000;

/** The parts by brand and kind, the last used at the end. */
const kept = new Map<string, PageParts>();

/** Numbers each built brand. A built brand never changes, and a newer build is another object. */
const numbers = new WeakMap<BuiltBrand, number>();
let lastNumber = 0;

/**
 * Returns the parts of a brand's pages of one kind. They are made once, because they are most of
 * the work of a page.
 */
export function partsOf(built: BuiltBrand, kind: PageKind): PageParts {
  const number = numbers.get(built) ?? ++lastNumber;
  numbers.set(built, number);
  const key = `${number} ${JSON.stringify(kind)}`;
  const parts = kept.get(key) ?? makeParts(built, kind);
  // A Map keeps the order in which keys were added.
  kept.delete(key);
  kept.set(key, parts);
  const [longestUnused] = kept.keys();
  if (kept.size > MOST_PARTS && longestUnused !== undefined) kept.delete(longestUnused);
  return parts;
}

/** Makes the parts of a page that depend only on its brand and its kind. */
function makeParts(built: BuiltBrand, kind: PageKind): PageParts {
  const { methods, signupType, view } = kind;
  const brand = brandOfPage(built, kind);
  const texts = withTax(withTrial(textsFor(brand), brand), brand.tax, view);
  const widgets = widgetsOf(brand.layout, signupType);
  const needed = neededOf({ brand, kind }, texts, widgets);
  const chunks = chunksOf(widgets, methods ?? []);
  const title = pageTitle({ brand, texts, view, signupType });
  const attributes = htmlAttributes(built, view);
  const makeHead = (markup: string): PageHead => {
    const shape = shapeOf(widgets, methods ?? [], markup, attributes);
    const styles = inlineStyles(built, chunks, shape);
    const bytes = bytesOf(
      `<!doctype html><html ${writeAttributes(attributes)}>` +
        `<head>${documentHead(built, title, chunks, styles)}`,
    );
    return { bytes, styleHashes: styles.map(hashStyle) };
  };
  let head: PageHead | null = null;
  const needsScript = formatText(texts.needsScript, { support: brand.support.email });
  return {
    ...needed,
    brings: Object.assign({}, ...widgets.map((name) => everyBrings[name])),
    headOf: (markup) => {
      head ??= makeHead(markup);
      return head;
    },
    notices:
      `<noscript><p>${escapeHtml(needsScript)}</p></noscript>` +
      `<div id="${CANNOT_START}" role="alert"><p>${escapeHtml(texts.cannotStart)} ` +
      `<a href="">${escapeHtml(texts.reloadPage)}</a></p></div>`,
    brand: bytesOf(embedJson(EMBEDDED.brand, { ...needed.sent.brand, texts: needed.sent.texts })),
  };
}

/**
 * Says of each price with tax that it is included: of a renewal, because a plan's own price beside it
 * is without, and of an account's plan.
 */
function withTax(texts: Texts, tax: Brand['tax'], view: PageKind['view']): Texts {
  if (!tax.on) return texts;
  const renewals = ['priceMonthly', 'priceYearly', 'forMonthsThen', 'forYearsThen'] as const;
  const units = ['perMonth', 'perYear'] as const;
  const taxed = view === 'account' ? [...renewals, ...units] : renewals;
  const said = taxed.map((key) => [key, wrapText(texts[key], texts.taxIncluded)] as const);
  return { ...texts, ...Object.fromEntries(said) };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Returns the brand for its page, with its logo's addresses. */
function brandOfPage(built: BuiltBrand, kind: PageKind): PageBrand {
  const brand = presentBrand(built.brand, kind.view, samplesOf(built.brand));
  const { theme } = built.brand;
  const { file: _file, fileOnDark: _fileOnDark, ...logo } = brand.logo;
  const { illustration, illustrationBelow } = theme.signature;
  const below = illustrationBelowFields(theme);
  const drawnBelow = illustrationBelow ? built.illustrationBelow : built.illustration;
  return {
    ...brand,
    // Express agreement needs a checkbox.
    ...(kind.isFrenchFirst && { agreement: { ...brand.agreement, checkbox: true } }),
    layout: shownLayout(
      composedLayout(layoutOffered(brand.layout, kind, brand), theme, kind.signupType),
      kind.signupType,
    ),
    logo: {
      ...logo,
      ...filesOf(built.logo),
    },
    ...(built.illustration &&
      illustration && { illustration: { ...illustration, ...filesOf(built.illustration) } }),
    ...(drawnBelow && below && { illustrationBelow: { ...below, ...filesOf(drawnBelow) } }),
  };
}

function filesOf({ object, objectOnDark }: BuiltLogo) {
  return {
    file: `/brand-assets/${object}`,
    ...(objectOnDark ? { fileOnDark: `/brand-assets/${objectOnDark}` } : {}),
  };
}
