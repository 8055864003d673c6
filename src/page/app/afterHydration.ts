import { hasForbiddenWords } from '../../core/rules/forbiddenWords/hasForbiddenWords.ts';
import { clockLag } from '../providers/clockLag.ts';
import { inTurns } from '../providers/inTurns.ts';
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
import './contrast.css';
import './print.css';
import { loadProblemList } from './problems/ProblemSummary.tsx';
import { reloadByLinks } from './reloadByLinks.ts';
import { takeOverIslands } from './takeOverIslands.tsx';
import { watchPage } from './watchPage.ts';

/**
 * What a page does once it can be used: it hydrates its islands, and loads the modals early, because a
 * modal must also open without a connection, or after this version of the page is gone. It also starts
 * measuring and reporting; that is all for a page that failed before it could be used.
 */
export function afterHydration(embedded: Embedded, notes: Notes, page?: UsablePage): void {
  quietly(
    () => watchPage(embedded, notes, page),
    (cause) => reportError(cause),
  );
  if (page) void inTurns([...takeUp(page), () => performance.mark('followed')]);
}

/**
 * The steps after hydration, in order. In a single task they would block a slow phone's keys for 30 ms.
 */
function takeUp({ stores, flows }: UsablePage): readonly (() => unknown)[] {
  const lag = clockLag(stores.clock.now, performance.timeOrigin);
  const setClock = (now: Date) =>
    stores.clock.set(new Date(now.getTime() + lag), timeZone(), dayHere);
  const told = (cause: unknown) => reportError(cause);
  return [
    () => learnForbiddenWords(stores.contact),
    () =>
      takeOverIslands({ stores, flows }, loadWidgetChunk, (widget, cause) =>
        reportError(new Error(`The widget '${widget}' failed.`, { cause })),
      ),
    () => quietly(() => setClock(new Date()), told),
    () => onNewDay(setClock),
    () => mountConnectionNote(document, stores),
    () => askOnReturn(window, stores, () => location.reload()),
    () => reloadByLinks(document.body, () => location.reload()),
    // A failure shows later, when a modal opens or a sign-up is sent.
    () => import('./modals/OpenModal.tsx').catch(() => undefined),
    () => loadProblemList().catch(() => undefined),
    () =>
      (flows.payment?.prepare() ?? import('../flows/free/createFreeOrdering.ts')).catch(
        () => undefined,
      ),
    () => import('../providers/attempts/openAttempts.ts').catch(() => undefined),
  ];
}

/**
 * Makes each field refuse forbidden words when it is left. A field that already contains one shows
 * it at once.
 */
function learnForbiddenWords(contact: ContactStore): void {
  contact.forbiddenWords.learn(hasForbiddenWords);
  for (const name of contact.fieldsShown) {
    const field = contact[name];
    const isLeft = field.isTyped && document.activeElement?.getAttribute('name') !== name;
    if (isLeft && field.problem === 'forbiddenWords') field.checkOnBlur();
  }
}
