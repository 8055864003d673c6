import { doubtTexts } from '../../../core/texts/en/paying/doubtTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { AttemptKind, KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';
import type { FlowContext } from '../FlowContext.ts';
import type { Doubt } from './Doubt.ts';
import { followAttempt, type SettledAttempt } from './followAttempt.ts';

/** The texts shown while an outcome is unknown: the reason first, then what to do. */
export interface CheckingWords {
  readonly heading: string;
  /** The reason when the server has the order: at first, and after a long time. */
  readonly asking: string;
  readonly long: string;
  /** What to do: at first, and after a long time. */
  readonly stay: string;
  readonly leave: string;
}

/**
 * Follows an attempt with an unknown outcome. Meanwhile it shows a calm dialog with the reason,
 * because nothing has failed and the visitor must not order again.
 */
export function createChecking(
  { stores, providers }: FlowContext,
  wordsFor: (kind: AttemptKind) => CheckingWords,
): (attempt: KeptAttempt, doubt: Doubt) => Promise<SettledAttempt> {
  const { brand, modal } = stores;
  const doubts = lateTextsOf(brand, 'doubt', doubtTexts);

  return async ({ key, kind, email }, doubt) => {
    const { heading, asking, long, stay, leave } = wordsFor(kind);

    function say(of: Doubt, isLong: boolean): void {
      const why = of === 'pending' ? (isLong ? long : asking) : doubts[of];
      const params = { email, support: brand.support.email };
      modal.openChecking({ heading, text: `${why} ${formatText(isLong ? leave : stay, params)}` });
    }

    say(doubt, false);
    try {
      return await followAttempt(providers, key, say);
    } finally {
      modal.close();
    }
  };
}
