/** A list in the gateway's XML. Every item is an element with this name. */
export class XmlList {
  readonly itemName: string;
  readonly items: readonly XmlValue[];

  constructor(itemName: string, items: readonly XmlValue[]) {
    this.itemName = itemName;
    this.items = items;
  }
}

/** Siblings with the same name, as in a page of search results. */
export class XmlSiblings {
  readonly items: readonly XmlValue[];

  constructor(items: readonly XmlValue[]) {
    this.items = items;
  }
}

export interface XmlGroup {
  readonly [name: string]: XmlValue;
}

export type XmlValue = string | number | boolean | null | XmlList | XmlSiblings | XmlGroup;

/** What XML 1.0 cannot contain, even escaped. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

function escapeText(text: string): string {
  return text.replace(UNFIT, '').replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');
}

function element(name: string, value: XmlValue): string {
  if (value === null) return `<${name} nil="true"/>`;
  if (typeof value === 'boolean') return `<${name} type="boolean">${value}</${name}>`;
  if (typeof value === 'number') return `<${name} type="integer">${value}</${name}>`;
  if (typeof value === 'string') return `<${name}>${escapeText(value)}</${name}>`;
  if (value instanceof XmlSiblings) {
    return value.items.map((item) => element(name, item)).join('');
  }
  if (value instanceof XmlList) {
    const items = value.items.map((item) => element(value.itemName, item)).join('');
    return `<${name} type="array">${items}</${name}>`;
  }
  const members = Object.entries(value).map(([key, member]) => element(hyphened(key), member));
  return `<${name}>${members.join('')}</${name}>`;
}

function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Writes the gateway's XML for its server SDKs: names with hyphens, and attributes that mark
 * integers, booleans, lists and absent values. Keys are in camel case.
 */
export function toXml(root: string, value: XmlValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}`;
}
