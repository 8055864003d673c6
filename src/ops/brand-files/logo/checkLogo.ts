import type { CheckName } from '../problem/CheckName.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { TextSource } from '../sources/Source.ts';
import { drawnParts } from './drawnParts.ts';
import { faultOfAttribute, faultOfElement, faultOfRoot, type LogoFault } from './logoRules.ts';
import { scanXml, type XmlTag } from './scanXml.ts';

/** A drawing of a few hundred characters can repeat its parts a million times. */
const MOST_PARTS = 20_000;

const TOO_MANY: LogoFault = [
  `Drawn, this has more than ${MOST_PARTS} parts, or a long chain of parts that show each other.`,
  'Save a simpler drawing, which repeats less by <use>.',
];

/** A kind of drawing: the check that reports it, and its name in messages. */
interface DrawingKind {
  readonly check: CheckName;
  readonly said: (words: string) => string;
}

const LOGO: DrawingKind = { check: 'logo-file', said: (words) => words };

/** Checks that a logo is well-formed SVG that only draws: it runs nothing and fetches nothing. */
export function checkLogo(source: TextSource): readonly Problem[] {
  return checkDrawing(source, LOGO);
}

/** Checks an SVG as a logo is checked, but reports it as another kind of drawing. */
export function checkDrawing(source: TextSource, { check, said }: DrawingKind): readonly Problem[] {
  const { text } = source;
  if (!/<svg[\s>]/.test(text)) {
    return [problem(0, 1, ['This is no SVG.', 'Save the logo as SVG: it begins with <svg.'])];
  }
  const { tags, fault } = scanXml(text);
  if (fault !== null) return [problem(fault.offset, 1, [fault.why, fault.fix])];
  const [root] = tags;
  const atRoot = root === undefined ? null : faultOfRoot(root);
  return [
    ...(atRoot === null ? [] : [problem(root?.offset ?? 0, 4, atRoot)]),
    ...(drawnParts(tags) > MOST_PARTS ? [problem(root?.offset ?? 0, 4, TOO_MANY)] : []),
    ...tags.flatMap(checkTag),
  ];

  function checkTag(tag: XmlTag): readonly Problem[] {
    const element = faultOfElement(tag.name);
    if (element !== null) return [problem(tag.offset, tag.name.length + 1, element)];
    return tag.attributes.flatMap(({ name, value, offset }) => {
      const wrong = faultOfAttribute(name, value);
      return wrong === null ? [] : [problem(offset, name.length, wrong)];
    });
  }

  function problem(offset: number, length: number, [why, fix]: LogoFault): Problem {
    const span = spanOf(text, offset, offset + length);
    return problemAtSpan(check, source, span, { why: said(why), fix: said(fix) });
  }
}
