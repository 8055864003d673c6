import jsToXliff12 from 'xliff/jsToXliff12';
import xliff12ToJs from 'xliff/xliff12ToJs';
import { escapeHtml } from '../../../../core/markup/escapeHtml.ts';
import { ExchangeFault } from './ExchangeFault.ts';
import { sayTerms } from './sayTerms.ts';
import type { TermsText } from './TermsText.ts';
import type { TranslatedUnit, TranslationFormat, TranslationUnit } from './TranslationUnit.ts';

/** The note on a text that is meant to be the same in both languages. */
const SAME = 'Reads alike in both languages.';

/** The library reads a file that breaks off as if it ended there. */
const WHOLE = /<\/(?:[\w.-]+:)?xliff\s*>\s*(?:<!--[\s\S]*?-->\s*)*$/;

/** Translations as XLIFF 1.2, the format of translation tools: one file, a unit for each text. */
export const xliffFormat: TranslationFormat = {
  write: ({ brand, language, sourceLanguage, terms, units }) => {
    const texts = Object.fromEntries(units.map((unit) => [unit.id, asXliff(unit)]));
    const file = { sourceLanguage, targetLanguage: language, resources: { [brand]: texts } };
    let written = '';
    jsToXliff12(file, { indent: '  ' }, (error, xml = '') => {
      if (error !== null) throw error;
      written = xml;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${withHeader(written, terms)}\n`;
  },
  read: (text) => {
    const { targetLanguage, resources } = parsed(text);
    const [brand] = Object.keys(resources);
    const units = Object.values(resources).flatMap((texts) => Object.entries(texts));
    return {
      ...(brand === undefined ? {} : { brand }),
      ...(targetLanguage === undefined ? {} : { language: targetLanguage }),
      units: units.map(([id, unit]) => unitOf(id, unit)),
    };
  },
};

/**
 * Adds a note for each text to agree to. The library writes no header, and ignores one when
 * reading.
 */
function withHeader(xliff: string, terms: readonly TermsText[]): string {
  if (terms.length === 0) return xliff;
  const notes = terms.map((it) => `      <note>${escapeHtml(sayTerms(it))}</note>\n`);
  const header = `<header>\n${notes.join('')}    </header>\n    `;
  return xliff.replace(/<body\b/, (body) => `${header}${body}`);
}

function asXliff({
  about,
  maxLength,
  placeholders,
  same,
  source,
  target,
}: TranslationUnit): XliffUnit {
  const kept = placeholders.length === 0 ? [] : [`Keep ${placeholders.join(' and ')} as written.`];
  return {
    source: escaped(source),
    ...(target === '' ? {} : { target: escaped(target) }),
    note: escaped([about, ...kept, ...(same ? [SAME] : [])].join(' ')),
    additionalAttributes: { maxwidth: maxLength, 'size-unit': 'char' },
  };
}

/** The library reads '&amp;' in a text as '&', and escapes that. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}

/**
 * Reads the XML. Refuses a document type, because it could define entities and include other files.
 */
function parsed(text: string): XliffFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new ExchangeFault(
      'The file declares a document type or entities: export it without them.',
    );
  }
  let file: XliffFile | undefined;
  try {
    xliff12ToJs(text, { captureSpacesBetweenElements: true }, (error, read) => {
      if (error !== null) throw error;
      file = read;
    });
  } catch (cause) {
    throw new ExchangeFault('The file is no XLIFF 1.2.', 0, { cause });
  }
  if (file === undefined || Object.keys(file.resources).length === 0) {
    throw new ExchangeFault('The file is no XLIFF 1.2.');
  }
  if (!WHOLE.test(text))
    throw new ExchangeFault('The file breaks off. Export it again.', text.length);
  return file;
}

function unitOf(id: string, { note, ...unit }: XliffUnit): TranslatedUnit {
  const [source, target] = [joined(unit.source), joined(unit.target ?? '')];
  if (typeof source !== 'string' || typeof target !== 'string') {
    throw new ExchangeFault(`The text of "${id}" holds markup: translate it as plain words.`, id);
  }
  return { id, source, target, same: String(note).includes(SAME) };
}

/**
 * Joins a text that a translation tool has cut into sentences, each in a <mrk mtype="seg">, without
 * the line ends and margins of a file that is formatted. Returns anything else as it is.
 */
function joined(read: unknown): unknown {
  const parts: readonly unknown[] = Array.isArray(read) ? read : [read];
  const isBetween = (index: number) =>
    [parts[index - 1], parts[index + 1]].every((it) => sentenceIn(it) !== undefined);
  // The library reads a line end with a margin as ''.
  const words = parts.map(
    (part, index) => sentenceIn(part) ?? (part === '' && isBetween(index) ? ' ' : part),
  );
  if (!words.every((it) => typeof it === 'string')) return read;
  return words.join('').replace(/^\s*\n\s*/, '');
}

function sentenceIn(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('Marker' in part)) return undefined;
  const marker = part.Marker;
  const isSentence =
    typeof marker === 'object' && marker !== null && 'mtype' in marker && marker.mtype === 'seg';
  return isSentence && 'contents' in marker ? marker.contents : undefined;
}
