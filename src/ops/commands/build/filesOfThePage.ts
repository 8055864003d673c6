/** Where the generated chunks of widgets are. */
export const WIDGET_CHUNKS = 'src/page/widgets/generated/chunks/';

/** The source of a chunk of widgets, with its name. */
export const WIDGET_CHUNK = new RegExp(`^${WIDGET_CHUNKS}(.+)\\.ts$`);

/** The source of a payment method that has a file of its own, with the name of its folder. */
export const METHOD_FILE = /(?:^|\/)src\/page\/payment\/methods\/([^/]+)\/\w+Method\.ts$/;

/** Sources below src/, without their ending, that are fetched together, by the name of their file. */
export const FETCHED_TOGETHER = {
  // What calls the server. It has no styles: a page would hold them before it needs them.
  flows: [
    'page/flows/startFlows',
    'core/rules/errors/payment/failureWords',
    // Shared by payment methods that have files of their own: it would be one itself.
    'core/rules/paymentMethods/paymentMethodWords',
  ],
  // What the modals and the pages after a sign-up share.
  told: [
    'page/renderer/next/receiptRows',
    'page/ui/ButtonLink',
    'page/ui/lateIcons',
    'page/ui/messages/Message',
  ],
  // What follows a press of the button, a call that got lost included.
  ordering: [
    'page/flows/free/createFreeOrdering',
    'page/flows/free/followFreeSignUp',
    'page/flows/failures/sayReload',
    'page/flows/attempts/createChecking',
    'page/flows/attempts/ownAttempt',
    'page/flows/attempts/resumeUnpaid',
    'page/providers/attempts/openAttempts',
  ],
};

/**
 * What is fetched together is one file. Left alone, the build splits off what two parts share, and a
 * page asks for a dozen files of a few hundred bytes. A group takes what its modules import, too, but
 * for what a group before it has taken.
 */
export const FILES_OF_THE_PAGE = [
  // What every page needs before it can be used.
  { name: 'hydrate', tags: ['$initial' as const], test: /^(?!.*\/generated\/chunks\.ts$)/ },
  ...Object.entries(FETCHED_TOGETHER).map(([name, paths]) => ({
    name,
    test: new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`),
  })),
];
