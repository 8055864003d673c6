import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import { quietly } from '../../providers/quietly.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Choices } from './Draft.ts';
import { choicesOf } from './draftOf.ts';
import type { DraftKeeping } from './keepDraft.ts';
import { parseDraft } from './parseDraft.ts';
import { restoreOrder } from './restoreDraft.ts';

const KEY = 'upgrade-draft';

/** What an account chose so far of its upgrade. Nothing that is typed is in it, and nothing that names a person. */
interface UpgradeDraft extends Choices {
  /** Whose it is: upgradeOf the page that it was chosen on. */
  readonly visitor: string;
}

/**
 * Keeps the choices of an upgrade while its page loads anew in another language, in this tab only and
 * for the same account with the same plan. An upgrade that is done leaves none behind. Never throws.
 */
export function keepUpgrade({
  stores,
  storage,
  onLeave,
  report,
}: Omit<DraftKeeping, 'flows'>): void {
  const { purpose, session, submit } = stores;
  if (stores.config.view === 'placed') quietly(() => storage.write(KEY, null), report);
  if (purpose !== 'upgrade') return;

  function restore(): void {
    const draft = parseDraft(storage.read(KEY) ?? '');
    if (draft?.visitor !== upgradeOf(session)) return;
    // A link that names another plan begins anew. The switch of languages names the chosen one.
    if (session.isPlanFromLink && draft.planId !== session.selectedPlanId) return;
    restoreUpgrade(stores, draft);
  }

  function keep(): void {
    const draft: UpgradeDraft = { visitor: upgradeOf(session), ...choicesOf(stores.plan) };
    storage.write(KEY, submit.progress === 'completed' ? null : JSON.stringify(draft));
  }

  quietly(restore, report);
  quietly(() => onLeave(() => quietly(keep, report)), report);
}

/**
 * Identifies an account's upgrade by one text: the account, and what it has. Another account's choices,
 * and those of before a change of plan, are not of it.
 */
function upgradeOf({ account, start }: Pick<SessionInfo, 'account' | 'start'>): string {
  return JSON.stringify([account?.id, account?.subscription?.planId, start]);
}

/** Restores the order, with what the account has and has left out this time. */
function restoreUpgrade(stores: RootStore, draft: Choices): void {
  const { plan, session } = stores;
  restoreOrder(stores, draft);
  const { addonIds = [], ivrId = null } = session.start ?? {};
  for (const id of addonIds) plan.setAddon(id, draft.addonIds.includes(id));
  if (draft.ivrId === null && plan.selectedIVRId === ivrId) plan.selectIvrPlan(null);
}
