import type { XmlTag } from './scanXml.ts';

export type LogoFault = readonly [why: string, fix: string];

/** Elements that draw or describe. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop pattern clipPath mask'
  ).split(' '),
);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** Says why a logo may not contain an element; null when it may. */
export function faultOfElement(name: string): LogoFault | null {
  if (ELEMENTS.has(name)) return null;
  if (name === 'script') return ['A logo may not carry script.', 'Remove the element.'];
  if (name === 'style') {
    return ['A logo may not carry a style sheet.', 'Write attributes such as fill="#123456".'];
  }
  return [
    `<${name}> is not allowed in a logo: it is no drawing.`,
    'Remove the element, or draw it with paths.',
  ];
}

/** Says why the outermost element cannot be a logo's; null when it can. */
export function faultOfRoot({ name, attributes }: XmlTag): LogoFault | null {
  const valueAt = (wanted: string) => attributes.find((it) => it.name === wanted)?.value;
  if (name !== 'svg') return ['The outermost element is not <svg>.', 'Save the logo as SVG.'];
  if (valueAt('xmlns') === undefined) {
    return ['The logo has no namespace, so no browser draws it.', `Add xmlns="${SVG_NAMESPACE}".`];
  }
  const viewBox = valueAt('viewBox');
  if (viewBox !== undefined) return faultOfViewBox(viewBox);
  return ['The logo has no viewBox, so it cannot scale.', 'Add viewBox="0 0 width height".'];
}

/** A browser draws nothing of a logo whose viewBox has no area. */
function faultOfViewBox(viewBox: string): LogoFault | null {
  const numbers = viewBox.trim().split(/\s*,\s*|\s+/);
  const areNumbers =
    numbers.length === 4 && numbers.every((it) => /^-?(\d+\.?|\d*\.\d+)$/.test(it));
  if (areNumbers && numbers.slice(2).every((it) => Number(it) > 0)) return null;
  return [
    `The viewBox "${viewBox}" does not give a width and a height in plain numbers above 0.`,
    'Write viewBox="0 0 width height".',
  ];
}

const OUTSIDE: LogoFault = [
  'A logo may not point outside itself.',
  'Point to an id (#…) within the file.',
];

/** A browser decodes these, so an encoded address would pass the rules below unseen. */
const ENCODED: LogoFault = [
  'A logo may not encode the signs of an attribute.',
  'Write each sign itself, without &#…; or a backslash.',
];

/** The only allowed reference: to a part of the same file. Illustrator names parts in its language. */
export const WITHIN = /\burl\(#([\p{L}\p{M}\p{N}_.-]+)\)/gu;

const PAINTS: readonly string[] = ['color', 'fill', 'stroke', 'stop-color'];

/** What a colour with brackets may be: a gradient, a theme's colour, or the older notation with commas. */
const DRAWN =
  /^(url\(#[\p{L}\p{M}\p{N}_.-]+\)(\s+[#\w]+)?|.*var\s*\(.*|(rgb|hsl)a?\(\s*[\d.%]+\s*(,\s*[\d.%]+\s*){2}(,\s*[\d.]+\s*)?\))$/iu;

const UNKNOWN_TO_MAILS: LogoFault = [
  'Mails may show this colour of a logo black.',
  'Write it as #rrggbb, and how opaque it is in fill-opacity, stroke-opacity or stop-opacity.',
];

/** Says why a logo may not have an attribute; null when it may. */
export function faultOfAttribute(name: string, value: string): LogoFault | null {
  if (/^on/i.test(name)) {
    return [`A logo may not carry script ("${name}").`, 'Remove the attribute.'];
  }
  if (/&#|\\/.test(value)) return ENCODED;
  switch (name) {
    case 'style':
      return ['A logo may not carry styles.', 'Write attributes such as fill="#123456".'];
    case 'href':
    case 'xlink:href':
      return value.startsWith('#') ? null : OUTSIDE;
    case 'xmlns':
      return faultOfNamespace(value, SVG_NAMESPACE);
    case 'xmlns:xlink':
      return faultOfNamespace(value, XLINK_NAMESPACE);
    case 'xml:space':
      return null;
    default:
      return faultOfValue(name, value);
  }
}

function faultOfNamespace(value: string, wanted: string): LogoFault | null {
  if (value === wanted) return null;
  return [`"${value}" is not the namespace meant.`, `Write "${wanted}".`];
}

function faultOfValue(name: string, value: string): LogoFault | null {
  if (name.includes(':')) {
    return [`"${name}" is a drawing program's own.`, 'Save as plain SVG, or remove the attribute.'];
  }
  const rest = value.replaceAll(WITHIN, '');
  const leadsOutside = /url\s*\(|image-set\s*\(|(javascript|data|https?):/i.test(rest);
  if (leadsOutside) return OUTSIDE;
  return PAINTS.includes(name) && !isDrawnInMails(value) ? UNKNOWN_TO_MAILS : null;
}

/**
 * Whether mails' pictures surely have this colour. The library that draws them shows most newer
 * notations black, such as rgb(0 0 0 / 10%), and one name.
 */
function isDrawnInMails(value: string): boolean {
  return value.includes('(') ? DRAWN.test(value.trim()) : value.trim() !== 'rebeccapurple';
}
