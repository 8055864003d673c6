import type { TextSource } from '../sources/Source.ts';
import { locate } from '../sources/syntaxTree.ts';
import type { CheckName } from './CheckName.ts';
import type { Finding } from './Finding.ts';
import type { Problem } from './Problem.ts';
import { lineOf, type Span } from './Span.ts';

/** A finding in one JSON file, with its place. */
export function problemAt(check: CheckName, source: TextSource, finding: Finding): Problem {
  const { at, part = 'value' } = finding;
  const problem = problemAtSpan(check, source, locate(source, at, part), finding);
  return part === 'key' ? { ...problem, about: part } : problem;
}

/** A problem at a known place of a text. */
export function problemAtSpan(
  check: CheckName,
  source: TextSource,
  span: Span,
  {
    at = '',
    fix,
    meant,
    why,
  }: Partial<Pick<Finding, 'at'>> & Pick<Finding, 'fix' | 'meant' | 'why'>,
): Problem {
  const sourceLine = lineOf(source.text, span.line);
  const problem = {
    check,
    file: source.name,
    pointer: at,
    ...span,
    sourceLine,
    why,
    fix,
    brands: [],
  };
  return meant === undefined ? problem : { ...problem, meant };
}
