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
  return known.map(([name, value]) => `${name} ${String(value)}`).join(' · ');
}
