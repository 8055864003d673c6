import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { CheckedFolder } from '../checks/checkBrandFolder.ts';
import type { NewBrandAnswers } from './NewBrandAnswers.ts';

type Theme = Brand['theme'];
type Asked = Pick<NewBrandAnswers, 'id' | 'category' | 'layout'>;

interface Style extends Pick<Theme, 'type' | 'radius'> {
  readonly signature: Pick<Theme['signature'], 'pattern' | 'heading'>;
}

const DEFAULT_STYLE: Style = {
  type: 'figtree',
  radius: 'soft',
  signature: { pattern: 'dots', heading: 'plain' },
};

const STYLES: readonly Style[] = [
  DEFAULT_STYLE,
  { type: 'manrope', radius: 'soft', signature: { pattern: 'rings', heading: 'rule' } },
  { type: 'outfit', radius: 'round', signature: { pattern: 'waves', heading: 'plain' } },
  { type: 'source-serif', radius: 'sharp', signature: { pattern: 'diagonal', heading: 'rule' } },
  { type: 'dm-sans', radius: 'round', signature: { pattern: 'dots', heading: 'highlight' } },
  { type: 'work-sans', radius: 'sharp', signature: { pattern: 'grid', heading: 'rule' } },
];

/**
 * The look of a new brand until a designer decides: as complete as a shipped brand's, and with
 * another typeface than each brand of the same layout, as long as there is one.
 */
export function newLook(
  { resolved }: Pick<CheckedFolder, 'resolved'>,
  asked: Asked,
  languages: readonly string[],
): JsonObject {
  const brands = [...resolved.values()].map(({ brand }) => brand);
  const { type, radius, signature } = styleOf(brands, asked);
  const illustration = illustrationOf(brands, asked, languages);
  return {
    type,
    radius,
    signature: {
      ...signature,
      // A band in a tint is hardly seen behind its card.
      panel: asked.layout === 'banner' ? 'accent' : 'tinted',
      ...(illustration !== null && { illustration: { ...illustration } }),
    },
  };
}

function styleOf(brands: readonly Brand[], { id, layout }: Asked): Style {
  const taken = new Set(
    brands.filter(({ theme }) => theme.layout === layout).map(({ theme }) => theme.type),
  );
  const first = Array.from(id).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  const start = first % STYLES.length;
  const ordered = [...STYLES.slice(start), ...STYLES.slice(0, start)];
  return ordered.find(({ type }) => !taken.has(type)) ?? ordered[0] ?? DEFAULT_STYLE;
}

/**
 * A drawing of what the category sells: one that a brand of the category has, preferably in a
 * layout of the same kind, because a banner cuts its drawing. All readers see the same drawing, so
 * a brand of several languages takes only one that another brand of several languages has. Others
 * prefer it too, because it has no words of another brand's customers.
 */
function illustrationOf(
  brands: readonly Brand[],
  { category, layout }: Asked,
  languages: readonly string[],
): Theme['signature']['illustration'] | null {
  const isBanner = layout === 'banner';
  const [nearest] = brands
    .filter((brand) => brand.category === category)
    .filter((brand) => languages.length < 2 || brand.languages.length > 1)
    .filter(({ theme }) => theme.signature.illustration !== undefined)
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  return nearest?.theme.signature.illustration ?? null;

  function rankOf({ languages: offered, theme }: Brand): number {
    const fits = (theme.layout === 'banner') === isBanner;
    return 2 * Number(fits) + Number(offered.length > 1);
  }
}
