import { forgetSocialRequest } from '../../providers/calls/forgetSocial.ts';
import type { Http } from '../../providers/calls/http.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** What reloading the page needs. */
export interface PageAnew {
  readonly http: Http;
  /** Reloads the page. The draft keeps what was typed, and the tick if it is still set. */
  readonly reload: () => void;
}

/**
 * Makes the session forget the person named by a provider, and reloads the page: the visitor is
 * someone else, for example on a shared computer. What was typed is kept, but nobody agrees for
 * another person. A session that has ended has nothing to forget.
 */
export async function forgetPerson(
  { agreement, modal, submit, texts }: Pick<RootStore, 'agreement' | 'modal' | 'submit' | 'texts'>,
  { http, reload }: PageAnew,
): Promise<void> {
  // A running submission is not interrupted.
  if (submit.isBusy) return;
  const answer = await http(forgetSocialRequest());
  if (answer.ok || answer.error.kind === 'refused') {
    if (agreement.checkbox) agreement.setAgreed(false);
    return reload();
  }
  const text = answer.error.kind === 'offline' ? texts.offline : texts.timedOut;
  modal.openFailure({ heading: texts.glitchErrorHeader, text });
}
