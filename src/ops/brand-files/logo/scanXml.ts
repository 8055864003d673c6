export interface XmlAttribute {
  readonly name: string;
  readonly value: string;
  readonly offset: number;
}

/** An opening tag: its place, name and attributes. */
export interface XmlTag {
  readonly name: string;
  readonly offset: number;
  /** How many tags are open around it. */
  readonly depth: number;
  readonly attributes: readonly XmlAttribute[];
}

export interface XmlFault {
  readonly offset: number;
  readonly why: string;
  readonly fix: string;
}

export interface XmlScan {
  readonly tags: readonly XmlTag[];
  /** Where the XML breaks; null when it is well-formed. */
  readonly fault: XmlFault | null;
}

/** Drawing programs nest a few levels. Thousands exhaust the libraries that draw. */
const DEEPEST = 64;

const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const TAG = /<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const CLOSING = /<\/([A-Za-z_][\w.:-]*)\s*>/y;
const COMMENT = /<!--[\s\S]*?-->|<\?xml\s[^>]*\?>/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;

/**
 * Scans the XML that a drawing needs: tags, comments and text. Refuses document types, entities,
 * CDATA sections and processing instructions, because a drawing needs none and each can hide
 * something.
 */
export function scanXml(text: string): XmlScan {
  const tags: XmlTag[] = [];
  const open: XmlTag[] = [];
  const fault = walk();
  return { tags, fault };

  /** HTML has many named signs, such as `&nbsp;`, and XML five. */
  function faultOfEntity(offset: number): XmlFault {
    const [named] = /^&\w{1,40};/.exec(text.slice(offset, offset + 42)) ?? [];
    if (named === undefined) return { offset, why: '"&" stands alone.', fix: 'Write &amp;.' };
    return { offset, why: `"${named}" is no sign in an SVG.`, fix: 'Write the sign itself.' };
  }

  function walk(): XmlFault | null {
    const entity = text.search(ENTITY);
    if (entity !== -1) return faultOfEntity(entity);
    let end = 0;
    for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', end)) {
      const length = step(at, text.slice(end, at));
      if (typeof length !== 'number') return length;
      end = at + length;
    }
    const unclosed = open.at(-1);
    if (unclosed === undefined) return strayWords(text.slice(end), end);
    const { name, offset } = unclosed;
    return { offset, why: `<${name}> is never closed.`, fix: `Write </${name}>.` };
  }

  /** Returns the length of the markup at an offset, or its fault. */
  function step(at: number, before: string): number | XmlFault {
    const stray = open.length === 0 ? strayWords(before, at - before.length) : null;
    if (stray !== null) return stray;
    const comment = matchAt(COMMENT, at);
    if (comment !== null) return comment[0].length;
    const closing = matchAt(CLOSING, at);
    if (closing !== null) return close(at, closing[1] ?? '') ?? closing[0].length;
    const opening = matchAt(TAG, at);
    return opening === null ? brokenAt(at) : (openTag(at, opening) ?? opening[0].length);
  }

  function openTag(offset: number, opening: RegExpExecArray): XmlFault | null {
    const [, name = '', written = '', slash] = opening;
    if (open.length === 0 && tags.length > 0) {
      return { offset, why: 'A file holds one drawing.', fix: 'Remove what follows the first.' };
    }
    if (open.length >= DEEPEST) {
      const why = `The drawing nests more than ${DEEPEST} levels deep.`;
      return { offset, why, fix: 'Ungroup it, and save it again.' };
    }
    const attributes = attributesOf(written, offset + 1 + name.length);
    const tag = { name, offset, depth: open.length, attributes };
    tags.push(tag);
    if (slash === '') open.push(tag);
    return null;
  }

  function close(at: number, name: string): XmlFault | null {
    const opened = open.pop();
    if (opened?.name === name) return null;
    const fix = opened === undefined ? 'Remove the end tag.' : `Write </${opened.name}>.`;
    return { offset: at, why: `</${name}> closes nothing.`, fix };
  }

  function brokenAt(offset: number): XmlFault {
    if (/^<!(DOCTYPE|ENTITY)/i.test(text.slice(offset, offset + 10))) {
      return {
        offset,
        why: 'A document type is not allowed in a logo.',
        fix: 'Remove the declaration.',
      };
    }
    return {
      offset,
      why: 'The XML breaks off here.',
      fix: 'Write a whole tag, or &lt; for a sign.',
    };
  }

  function matchAt(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(text);
  }
}

function strayWords(words: string, start: number): XmlFault | null {
  const offset = words.search(/\S/);
  if (offset === -1) return null;
  return { offset: start + offset, why: 'Words stand outside the drawing.', fix: 'Remove them.' };
}

function attributesOf(written: string, start: number): readonly XmlAttribute[] {
  return [...written.matchAll(ATTRIBUTE)].map((match) => {
    const [whole, name = '', double, single] = match;
    const offset = start + match.index + whole.indexOf(name);
    return { name, value: double ?? single ?? '', offset };
  });
}
