import { forgetSocialRequest } from '../../providers/calls/forgetSocial.ts';
import type { Http } from '../../providers/calls/http.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** What a page needs to be made anew. */
export interface PageAnew {
  readonly http: Http;
  /** Asks for the page again; what was typed is kept over that, as over any reload. */
  readonly reload: () => void;
}

/**
 * Makes the session forget the person that a provider named, and reloads the page, because the
 * visitor is somebody else, as on a shared computer. A session that has ended has nothing left to
 * forget.
 */
export async function forgetPerson(
  { modal, submit, texts }: Pick<RootStore, 'modal' | 'submit' | 'texts'>,
  { http, reload }: PageAnew,
): Promise<void> {
  // What is being sent is not left half-way.
  if (submit.isBusy) return;
  const answer = await http(forgetSocialRequest());
  if (answer.ok || answer.error.kind === 'refused') return reload();
  const text = answer.error.kind === 'offline' ? texts.offline : texts.timedOut;
  modal.openFailure({ heading: texts.glitchErrorHeader, text });
}
