import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { TextSource } from '../sources/Source.ts';
import { faultOfAttribute, faultOfElement, faultOfRoot, type LogoFault } from './logoRules.ts';
import { scanXml, type XmlTag } from './scanXml.ts';

/** Checks that a logo is a well-formed SVG that only draws: nothing in it runs or is fetched. */
export function checkLogo(source: TextSource): readonly Problem[] {
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
    return problemAtSpan('logo-file', source, spanOf(text, offset, offset + length), { why, fix });
  }
}
