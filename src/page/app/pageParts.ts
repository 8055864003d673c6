import type { BuiltBrand, BuiltLogo } from '../../core/contract/builtBrand.ts';
import { escapeHtml } from '../../core/markup/escapeHtml.ts';
import type { PageKind } from '../../core/rules/session/pageKind.ts';
import { type PageBrand, presentBrand } from '../../core/rules/session/presentBrand.ts';
import { composedLayout } from '../../core/rules/visibility/composedLayout.ts';
import { layoutOffered } from '../../core/rules/visibility/layoutOffered.ts';
import { shownLayout } from '../../core/rules/visibility/shownLayout.ts';
import { formatText } from '../../core/texts/formatText.ts';
import { samplesOf } from '../../core/texts/samples/samplesOf.ts';
import { textsFor } from '../../core/texts/textsFor.ts';
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

/** What all pages of a brand and a kind have in common. */
export interface PageParts extends NeededOfPage {
  /** The state and the flows that its widgets bring. */
  readonly brings: Brings;
  /** The document's start. Which styles are in it is read off a page's markup, the same for all of them. */
  readonly headOf: (markup: string) => PageHead;
  /** What the body says first. */
  readonly notices: string;
  /** The brand's element for the page's script. */
  readonly brand: Uint8Array;
}

/** The document from its start, its head still open. */
interface PageHead {
  readonly bytes: Uint8Array;
  /** The CSP sources of the styles in it. */
  readonly styleHashes: readonly string[];
}

/** How many are kept of all brands together: each has some 60 kB. */
export const MOST_PARTS = 1000;

/** The parts by brand and kind, those used last at the end. */
const kept = new Map<string, PageParts>();

/** Names each built brand, which never changes: a newer build of it is another object. */
const numbers = new WeakMap<BuiltBrand, number>();
let lastNumber = 0;

/** Returns the parts of a brand's pages of one kind: made once, because they are most of what a page is made of. */
export function partsOf(built: BuiltBrand, kind: PageKind): PageParts {
  const number = numbers.get(built) ?? ++lastNumber;
  numbers.set(built, number);
  const key = `${number} ${JSON.stringify(kind)}`;
  const parts = kept.get(key) ?? makeParts(built, kind);
  // A map keeps the order in which its keys were added.
  kept.delete(key);
  kept.set(key, parts);
  const [longestUnused] = kept.keys();
  if (kept.size > MOST_PARTS && longestUnused !== undefined) kept.delete(longestUnused);
  return parts;
}

/** What a page is made of that nothing but its brand and its kind decides. */
function makeParts(built: BuiltBrand, kind: PageKind): PageParts {
  const { methods, signupType, view } = kind;
  const brand = brandOfPage(built, kind);
  const texts = textsFor(brand);
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

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The brand as its page knows it: its logo by the address that it is served from. */
function brandOfPage(built: BuiltBrand, kind: PageKind): PageBrand {
  const brand = presentBrand(built.brand, kind.view, samplesOf(built.brand));
  const { theme } = built.brand;
  const { file: _file, fileOnDark: _fileOnDark, ...logo } = brand.logo;
  const { illustration } = theme.signature;
  return {
    ...brand,
    // What has to be chosen expressly needs a box.
    ...(kind.isFrenchFirst && { agreement: { ...brand.agreement, checkbox: true } }),
    layout: shownLayout(
      composedLayout(layoutOffered(brand.layout, kind, brand), theme, kind.signupType),
      kind.signupType,
    ),
    logo: {
      ...logo,
      ...filesOf(built.logo),
    },
    ...(built.illustration && illustration
      ? { illustration: { ...illustration, ...filesOf(built.illustration) } }
      : {}),
  };
}

function filesOf({ object, objectOnDark }: BuiltLogo) {
  return {
    file: `/brand-assets/${object}`,
    ...(objectOnDark ? { fileOnDark: `/brand-assets/${objectOnDark}` } : {}),
  };
}
