import type { CustomPlugin } from 'svgo';

/** A property with its value. */
type Declaration = readonly [property: string, value: string];

/** Properties that no browser draws, whatever their value. */
const UNDRAWN = /^(-inkscape-.*|enable-background)$/;

/** What an element has without them. */
const USUAL: Readonly<Record<string, string>> = { 'mix-blend-mode': 'normal', isolation: 'auto' };

/** Properties that are also attributes, and that svgo does not know as such. */
const ALSO_ATTRIBUTES: ReadonlySet<string> = new Set([
  'mask-type',
  'paint-order',
  'transform-origin',
  'vector-effect',
]);

/**
 * Keeps one colour of a property that has several. Figma writes each twice, the second time in
 * another colour space, which the pictures in mails do not have.
 */
export const oneColourEach: CustomPlugin = {
  name: 'oneColourEach',
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        const { style } = attributes;
        if (style === undefined) return;
        const all = declarationsOf(style);
        const isPlain = ([, value]: Declaration) => !value.startsWith('color(');
        const hasPlain = (wanted: string) =>
          all.some((it) => it[0] === wanted && isPlain(it)) || wanted in attributes;
        const kept = all.filter((it) => isPlain(it) || !hasPlain(it[0]));
        if (kept.length < all.length) attributes['style'] = styleOf(kept);
      },
    },
  }),
};

/** Takes out of a style what draws nothing, and what can be an attribute. */
export const attributesOfStyles: CustomPlugin = {
  name: 'attributesOfStyles',
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        delete attributes['enable-background'];
        const { style } = attributes;
        if (style === undefined) return;
        const drawn = declarationsOf(style).filter(
          ([property, value]) => !UNDRAWN.test(property) && USUAL[property] !== value,
        );
        for (const [property, value] of drawn) {
          if (ALSO_ATTRIBUTES.has(property)) attributes[property] = value;
        }
        const kept = drawn.filter(([property]) => !ALSO_ATTRIBUTES.has(property));
        if (kept.length === 0) delete attributes['style'];
        else attributes['style'] = styleOf(kept);
      },
    },
  }),
};

function declarationsOf(style: string): readonly Declaration[] {
  // Not within brackets, where an address may have semicolons.
  return style.split(/;(?![^(]*\))/).flatMap((it): Declaration[] => {
    const [property = '', ...value] = it.split(':');
    return property.trim() === '' ? [] : [[property.trim().toLowerCase(), value.join(':').trim()]];
  });
}

function styleOf(declarations: readonly Declaration[]): string {
  return declarations.map(([property, value]) => `${property}:${value}`).join(';');
}
