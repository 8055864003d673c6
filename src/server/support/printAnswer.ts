import { unreachable } from '../../core/contract/unreachable.ts';
import type { SupportAnswer } from './answerSupport.ts';
import type { Dossier } from './dossier/readDossier.ts';

/** An answer as lines for a person. */
export function printAnswer(answer: SupportAnswer): readonly string[] {
  switch (answer.kind) {
    case 'found':
      return answer.signUps.length === 0
        ? ['Nobody.']
        : answer.signUps.map((signUp) => lineOf({ ...signUp, userId: null, emailKey: null }));
    case 'dossier':
      return linesOf(answer.dossier);
    case 'done': {
      const { accountId, brandId, orderId } = answer.signUp;
      const what = orderId === null ? `account ${accountId ?? 'none'}` : `order ${orderId}`;
      const kept = (answer.kept ?? []).map((line) => `  kept: ${line}`);
      return [`${brandId}, ${what}: ${answer.did}`, ...kept];
    }
    default:
      return unreachable(answer);
  }
}

function linesOf(dossier: Dossier): readonly string[] {
  return Object.entries(dossier).flatMap(([title, rows]) =>
    rows.length === 0 ? [] : [title, ...rows.map((row) => `  ${lineOf(row)}`)],
  );
}

function lineOf(row: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return known.map(([name, value]) => `${name} ${visible(String(value))}`).join(' · ');
}

/** Deeper than a row's indent, so that no line of a text looks like a row. */
const INDENT = '\n      ';

/**
 * Replaces each control character by its code, and indents a text of several lines. Visitors typed
 * these texts. They must not look like a row, clear the screen, or reverse the following text.
 */
function visible(text: string): string {
  const lines = text.split('\n').map((line) =>
    line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) => {
      const code = found.codePointAt(0) ?? 0;
      return `\\u{${code.toString(16)}}`;
    }),
  );
  return lines.join(INDENT);
}
