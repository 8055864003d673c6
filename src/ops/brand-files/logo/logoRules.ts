export type LogoFault = readonly [why: string, fix: string];

/** Elements that draw or describe. */
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask'],
]);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** Why an element may not stand in a logo; null when it may. */
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

/** Why an attribute may not stand in a logo; null when it may. */
export function faultOfAttribute(name: string, value: string): LogoFault | null {
  if (/^on/i.test(name))
    return [`A logo may not carry script ("${name}").`, 'Remove the attribute.'];
  if (name === 'style') {
    return ['A logo may not carry styles.', 'Write attributes such as fill="#123456".'];
  }
  if (name === 'href' || name === 'xlink:href') {
    return value.startsWith('#')
      ? null
      : ['A logo may not point outside itself.', 'Point to an id (#…) within the file.'];
  }
  if (name === 'xmlns' || name === 'xmlns:xlink') {
    const wanted = name === 'xmlns' ? SVG_NAMESPACE : XLINK_NAMESPACE;
    return value === wanted
      ? null
      : [`"${value}" is not the namespace meant.`, `Write "${wanted}".`];
  }
  if (name.includes(':') && name !== 'xml:space') {
    return [`"${name}" is a drawing program's own.`, 'Save as plain SVG, or remove the attribute.'];
  }
  if (/url\s*\(\s*(?!#)/i.test(value) || /(javascript|data|https?):/i.test(value)) {
    return ['A logo may not point outside itself.', 'Point to an id (#…) within the file.'];
  }
  return null;
}
