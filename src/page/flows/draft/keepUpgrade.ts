import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import { quietly } from '../../providers/quietly.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Choices } from './Draft.ts';
import { choicesOf } from './draftOf.ts';
import type { DraftKeeping } from './keepDraft.ts';
import { parseDraft } from './parseDraft.ts';
import { isLinksPlan, restoreOrder } from './restoreDraft.ts';

const KEY = 'upgrade-draft';

/** What an account has selected so far for its upgrade. It holds no typed text and no personal data. */
interface UpgradeDraft extends Choices {
  /** upgradeOf the page it was selected on. */
  readonly visitor: string;
}

/**
 * Keeps the choices of an upgrade while its page reloads in another language, in this tab only and
 * for the same account with the same plan. A finished upgrade removes them. Never throws.
 */
export function keepUpgrade(keeping: Omit<DraftKeeping, 'flows'>): void {
  const { stores, storage, isShownAgain, onLeave, report } = keeping;
  const { purpose, session, submit } = stores;
  if (stores.config.view === 'placed') quietly(() => storage.write(KEY, null), report);
  if (purpose !== 'upgrade') return;

  function restore(): void {
    const draft = parseDraft(storage.read(KEY) ?? '');
    if (draft?.visitor !== upgradeOf(session)) return;
    // A link to another plan starts fresh. The language switch links to the selected plan.
    const isAnother = draft.planId !== session.selectedPlanId;
    if (isAnother && isLinksPlan(session, draft, isShownAgain)) return;
    restoreUpgrade(stores, draft, isShownAgain);
  }

  function keep(): void {
    const draft: UpgradeDraft = { visitor: upgradeOf(session), ...choicesOf(stores) };
    storage.write(KEY, submit.progress === 'completed' ? null : JSON.stringify(draft));
  }

  quietly(restore, report);
  quietly(() => onLeave(() => quietly(keep, report)), report);
}

/**
 * Returns a text that identifies an account's upgrade: the account and what it has. It changes with
 * the account and after a change of plan.
 */
function upgradeOf({ account, start }: Pick<SessionInfo, 'account' | 'start'>): string {
  return JSON.stringify([account?.id, account?.subscription?.planId, start]);
}

/** Restores the order, including extras of the account that the visitor deselected. */
function restoreUpgrade(stores: RootStore, draft: Choices, isShownAgain: boolean): void {
  const { plan, session } = stores;
  restoreOrder(stores, draft, isShownAgain);
  const { addonIds = [], ivrId = null } = session.start ?? {};
  for (const id of addonIds) plan.setAddon(id, draft.addonIds.includes(id));
  if (draft.ivrId === null && plan.selectedIVRId === ivrId) plan.selectIvrPlan(null);
}
