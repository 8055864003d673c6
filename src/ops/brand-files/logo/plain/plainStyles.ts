import { type CustomPlugin, _collections as svgo, type XastElement } from 'svgo';
import { type Declaration, declarationsOf, rulesOf, type StyleRule } from './declarations.ts';
import { plainTransform } from './plainTransform.ts';
import { sheetOf } from './sheetOf.ts';

/** Properties that no browser draws, whatever their value. */
const UNDRAWN = /^(-inkscape-.*|enable-background)$/;

/** What an element has without them. */
const USUAL: Readonly<Record<string, string>> = { 'mix-blend-mode': 'normal', isolation: 'auto' };

/** They set several properties, and in a style win over the attributes of those. */
const SHORTHANDS: ReadonlySet<string> = new Set(['all', 'font', 'marker']);

/** Properties that are also attributes. svgo does not know the first. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'mask-type',
  ...(svgo.attrsGroups['presentation'] ?? []),
]);

/** They have no such attribute, or turn around another point by it. */
const WITHOUT_TRANSFORM: readonly string[] = ['linearGradient', 'pattern', 'radialGradient', 'svg'];

/**
 * Writes styles as attributes. One that cannot be read for sure, such as a rule for paper, leaves
 * all styles of the drawing as they are, because what remains of a style sheet wins over attributes.
 */
export const attributesOfStyles: CustomPlugin = {
  name: 'attributesOfStyles',
  fn: () => {
    const rules: StyleRule[] = [];
    const styled: (readonly [XastElement, readonly Declaration[]])[] = [];
    let isSure = true;
    return {
      element: {
        enter: (element) => {
          delete element.attributes['enable-background'];
          const sheet = element.name === 'style' ? rulesIn(element) : [];
          const style = declarationsOf(element.attributes['style'] ?? '');
          // What a page within a drawing has are other attributes.
          isSure &&= element.name !== 'foreignObject' && sheet !== null && style !== null;
          rules.push(...(sheet ?? []));
          styled.push([element, style ?? []]);
        },
      },
      root: {
        exit: () => {
          const sheet = sheetOf(rules);
          if (!isSure || sheet === null) return;
          for (const [element, style] of styled) {
            writeStyle(element, winners([...sheet.rulesFor(element), style]));
            if (rules.length > 0) delete element.attributes['class'];
            element.children = element.children.filter(
              (it) => it.type !== 'element' || it.name !== 'style',
            );
          }
        },
      },
    };
  },
};

function rulesIn({ attributes, children }: XastElement): readonly StyleRule[] | null {
  const { media = '', type = '' } = attributes;
  if (!(/^(all|screen)?$/.test(media) && /^(text\/css)?$/.test(type))) return null;
  return rulesOf(
    children.map((it) => (it.type === 'text' || it.type === 'cdata' ? it.value : '')).join(''),
  );
}

/** The value of each property that wins: the last of those that are important, or of all. */
function winners(blocks: readonly (readonly Declaration[])[]): ReadonlyMap<string, string> {
  const all = blocks.flatMap(oneColourEach);
  const ordered = [...all.filter((it) => !it.isImportant), ...all.filter((it) => it.isImportant)];
  return new Map(ordered.map(({ property, value }) => [property, value]));
}

/**
 * Keeps one colour of a property that has several. Figma writes each twice, the second time in
 * another colour space, which the pictures in mails do not have.
 */
function oneColourEach(block: readonly Declaration[]): readonly Declaration[] {
  const isPlain = ({ value }: Declaration) => !value.startsWith('color(');
  const plain = new Set(block.filter(isPlain).map(({ property }) => property));
  return block.filter((it) => isPlain(it) || !plain.has(it.property));
}

/** Writes a style as attributes, and as a style what cannot be one. */
function writeStyle(
  { attributes, name }: XastElement,
  declared: ReadonlyMap<string, string>,
): void {
  const drawn = [...declared].filter(([property, value]) => {
    return !UNDRAWN.test(property) && USUAL[property] !== value;
  });
  const hasShorthand = drawn.some(([property]) => SHORTHANDS.has(property));
  const kept: string[] = [];
  for (const [property, value] of drawn) {
    const isLeft = hasShorthand || (property === 'transform' && WITHOUT_TRANSFORM.includes(name));
    const plain = property === 'transform' ? plainTransform(value) : value;
    if (!isLeft && plain !== null && ATTRIBUTES.has(property)) attributes[property] = plain;
    else kept.push(`${property}:${value}`);
  }
  if (kept.length === 0) delete attributes['style'];
  else attributes['style'] = kept.join(';');
}
