/** Where the generated chunks of widgets are. */
export const WIDGET_CHUNKS = 'src/page/widgets/generated/chunks/';

/** Matches the sources with these paths below src/. */
const sources = (...paths: readonly string[]) => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`);

/**
 * What is fetched together is one file. Left alone, the build splits off what two parts share, and a
 * page asks for a dozen files of a few hundred bytes. A group takes what its modules import, too, but
 * for what a group before it has taken.
 */
export const FILES_OF_THE_PAGE = [
  // What every page needs before it can be used.
  { name: 'hydrate', tags: ['$initial' as const], test: /^(?!.*\/generated\/chunks\.ts$)/ },
  // What calls the server. It has no styles: a page would hold them before it needs them.
  {
    name: 'flows',
    test: sources('page/flows/startFlows', 'core/rules/errors/payment/failureWords'),
  },
  // What the modals and the pages after a sign-up share.
  {
    name: 'told',
    test: sources('page/renderer/receiptRows', 'page/ui/(?:ButtonLink|lateIcons|messages/Message)'),
  },
  // What follows a press of the button, a call that got lost included.
  {
    name: 'ordering',
    test: sources(
      'page/flows/(?:free/(?:createFreeOrdering|followFreeSignUp)|failures/sayReload)',
      'page/flows/attempts/(?:createChecking|ownAttempt|resumeUnpaid)',
      'page/providers/attempts/openAttempts',
    ),
  },
];
