import type { Brand } from '../../../core/contract/generated/brand.ts';
import { checkHosts } from '../checks/addresses/checkHosts.ts';
import type { CheckedFolder } from '../checks/checkBrandFolder.ts';
import { explainUnseen } from '../checks/checkThemeContrast.ts';
import { readJsonSource } from '../sources/readJsonSource.ts';
import { PLACEHOLDER_INK, PLACEHOLDER_SURFACE } from './brandOf.ts';

/** What the answers are for: a new brand of a folder, and the brand that it extends. */
export interface AnswersFor {
  readonly id: string;
  readonly checked: Pick<CheckedFolder, 'folder'>;
  readonly parent: Pick<Brand, 'theme'> | null;
}

/**
 * Says in one line why a setting that its schema accepts would be refused in the folder; null when
 * it would not. Then it is refused at its own question and not after the last.
 */
export function faultInFolder(to: AnswersFor, key: string, answer: string): string | null {
  if (key === 'theme.accent') return faultOfAccent(to, answer);
  return key === 'hosts' ? faultOfHost(to, answer) : null;
}

function faultOfAccent({ parent }: AnswersFor, accent: string): string | null {
  const { ink, surface } = parent?.theme ?? { ink: PLACEHOLDER_INK, surface: PLACEHOLDER_SURFACE };
  const unseen = explainUnseen({ accent, ink, surface });
  return unseen === null ? null : `${unseen.why} ${unseen.fix}`;
}

function faultOfHost({ checked, id }: AnswersFor, host: string): string | null {
  const name = `${id}.json`;
  const text = JSON.stringify({ hosts: [host] });
  const { source } = readJsonSource({ name, id, text }, null);
  if (source === null) return null;
  const fault = checkHosts([...checked.folder.brands.values(), source]).find(
    ({ file }) => file === name,
  );
  return fault === undefined ? null : `${fault.why} Write another host.`;
}
