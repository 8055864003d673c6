import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { TextSource } from '../sources/Source.ts';
import { faultOfAttribute, faultOfElement, type LogoFault } from './logoRules.ts';
import { scanXml, type XmlTag } from './scanXml.ts';

/** A logo is a well-formed SVG that only draws: nothing in it runs, and nothing is fetched. */
export function checkLogo(source: TextSource): readonly Problem[] {
  const { text } = source;
  const scan = scanXml(text);
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) {
    return [problem(0, 1, ['This is no SVG.', 'Save the logo as SVG: the file begins with <svg.'])];
  }
  if (scan.fault !== null) return [problem(scan.fault.offset, 1, [scan.fault.why, scan.fault.fix])];
  return [...scan.tags.flatMap(checkTag), ...checkRoot(scan.tags[0])];

  function checkTag(tag: XmlTag): readonly Problem[] {
    const element = faultOfElement(tag.name);
    if (element !== null) return [problem(tag.offset, tag.name.length + 1, element)];
    return tag.attributes.flatMap(({ name, value, offset }) => {
      const fault = faultOfAttribute(name, value);
      return fault === null ? [] : [problem(offset, name.length, fault)];
    });
  }

  function checkRoot(root: XmlTag | undefined): readonly Problem[] {
    const viewBox = root?.attributes.find(({ name }) => name === 'viewBox')?.value ?? '';
    if (/^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+[\d.]+[\s,]+[\d.]+\s*$/.test(viewBox)) return [];
    const fault = [
      'The logo has no viewBox, so it cannot scale.',
      'Add viewBox="0 0 width height".',
    ] as const;
    return [problem(root?.offset ?? 0, 4, fault)];
  }

  function problem(offset: number, length: number, [why, fix]: LogoFault): Problem {
    return problemAtSpan('logo-file', source, spanOf(text, offset, offset + length), { why, fix });
  }
}
