import type { CardFieldName } from '../../../../../core/contract/PaymentFieldName.ts';
import { cardPlaceholderTexts } from '../../../../../core/texts/en/paying/cardPlaceholderTexts.ts';
import { lateTextsOf } from '../../../../../core/texts/lateTextsOf.ts';
import type { ShellBrand } from '../../../../stores/shellNeeds.ts';
import type { MethodTexts } from '../../methodNeeds.ts';
import type { CardStore } from '../CardStore.ts';
import type { CardSetup } from '../createCardFlows.ts';

/** The text size inside the frames. */
const FONT_SIZE = '14px';

/** The placeholders of every market. The postal code's form differs, so it has none here. */
function placeholders(brand: ShellBrand): Partial<Readonly<Record<CardFieldName, string>>> {
  return {
    number: '1234 1234 1234 1234',
    expirationMonth: 'MM',
    ...lateTextsOf(brand, 'cardPlaceholder', cardPlaceholderTexts),
  };
}

/** The colours of a field's background and text. */
const OWN_COLOURS = ['--c-field', '--c-surface', '--c-ink', '--c-ink-soft', '--c-border'] as const;

/** Returns the setup of the card's fields in the panel, in the colours of the brand's theme. */
export function cardSetup(
  panel: HTMLElement,
  card: CardStore,
  { brand, texts }: { readonly brand: ShellBrand; readonly texts: MethodTexts<'CC'> },
): CardSetup {
  const theme = getComputedStyle(panel);
  const colour = (name: string) => theme.getPropertyValue(name).trim();
  const shown = placeholders(brand);
  const fields = card.fields.flatMap(({ name }) => {
    const place = panel.querySelector<HTMLElement>(`#${name}`);
    // A frame keeps its text colour when the colour scheme changes, so the element keeps its
    // background too.
    for (const own of OWN_COLOURS) place?.parentElement?.style.setProperty(own, colour(own));
    const placeholder = shown[name] ?? '';
    return place ? [{ name, place, label: texts[name], placeholder }] : [];
  });
  return {
    fields,
    styles: {
      input: {
        'font-size': FONT_SIZE,
        'font-family': familyLike(theme.fontFamily),
        color: colour('--c-ink'),
      },
      '::placeholder': { color: colour('--c-ink-soft') },
    },
  };
}

/**
 * Returns the brand's own font, which shows if the visitor has it installed, because a frame cannot
 * load fonts. The fallback is a similar font that every system has.
 */
function familyLike(stack: string): string {
  const [own = ''] = stack.split(',');
  const isSerif = /(^|[\s,])serif$/.test(stack);
  const kind = isSerif ? 'Georgia, serif' : 'system-ui, sans-serif';
  return own === '' ? kind : `${own}, ${kind}`;
}
