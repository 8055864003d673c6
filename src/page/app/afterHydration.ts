import { hasForbiddenWords } from '../../core/rules/forbiddenWords/hasForbiddenWords.ts';
import type { Notes } from '../providers/notes/createNotes.ts';
import { onNewDay } from '../providers/onNewDay.ts';
import { quietly } from '../providers/quietly.ts';
import { dayHere, timeZone } from '../providers/timeZone.ts';
import type { ContactStore } from '../stores/contact/ContactStore.ts';
import '../ui/fields/selectList.css';
import type { UsablePage } from '../widgets/WidgetChunk.ts';
import { askOnReturn } from './askOnReturn.ts';
import type { Embedded } from './embedded/readEmbedded.ts';
import { loadWidgetChunk } from './loadWidgetChunk.ts';
import { mountConnectionNote } from './mountConnectionNote.tsx';
import './print.css';
import { takeOverIslands } from './takeOverIslands.tsx';
import { watchPage } from './watchPage.ts';

/**
 * What a page does once it can be used: it takes over its islands, and fetches the modals early,
 * because a modal must also open when the connection or this version of the page is gone. The page
 * is watched from then on; a page that broke before it could be used is only watched.
 */
export function afterHydration(embedded: Embedded, notes: Notes, page?: UsablePage): void {
  quietly(
    () => watchPage(embedded, notes, page),
    (cause) => reportError(cause),
  );
  if (!page) return;
  takeUp(page);
  performance.mark('followed');
}

function takeUp({ stores, flows }: UsablePage): void {
  learnForbiddenWords(stores.contact);
  quietly(
    () => stores.payment?.adopt((name) => typedIn(document, name)),
    (cause) => reportError(cause),
  );
  takeOverIslands({ stores, flows }, loadWidgetChunk, (widget, cause) =>
    reportError(new Error(`The widget '${widget}' failed.`, { cause })),
  );
  const setClock = (now: Date) => stores.clock.set(now, timeZone(), dayHere);
  quietly(
    () => setClock(new Date()),
    (cause) => reportError(cause),
  );
  onNewDay(setClock);
  mountConnectionNote(document, stores);
  askOnReturn(window, stores, () => location.reload());
  // Their failure shows when a modal is wanted, or a sign-up is sent.
  import('./modals/OpenModal.tsx').catch(() => undefined);
  (flows.payment?.prepare() ?? import('../flows/free/createFreeOrdering.ts')).catch(
    () => undefined,
  );
  import('../providers/attempts/openAttempts.ts').catch(() => undefined);
}

/** Has each field refuse forbidden words when it is left. A field that was left with one shows it at once. */
function learnForbiddenWords(contact: ContactStore): void {
  contact.forbiddenWords.learn(hasForbiddenWords);
  for (const name of contact.fieldsShown) {
    const field = contact[name];
    const isLeft = field.isTyped && document.activeElement?.getAttribute('name') !== name;
    if (isLeft && field.problem === 'forbiddenWords') field.checkOnBlur();
  }
}

/** What a control of the payment form holds that was filled in before the script arrived. */
function typedIn(page: Document, name: string): string | null {
  const named = `[name=${name}]`;
  const control = page.querySelector(`${named}:checked, ${named}:not([type=radio])`);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  return isControl ? control.value : null;
}
