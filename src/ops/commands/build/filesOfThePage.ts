/** Where the generated chunks of widgets are. */
export const WIDGET_CHUNKS = 'src/page/widgets/generated/chunks/';

/** The source of a chunk of widgets, with its name. */
export const WIDGET_CHUNK = new RegExp(`^${WIDGET_CHUNKS}(.+)\\.ts$`);

/** The source of a payment method with a file of its own. Captures the name of its folder. */
export const METHOD_FILE = /(?:^|\/)src\/page\/payment\/methods\/([^/]+)\/\w+Method\.ts$/;

/**
 * Sources below src/, without their ending, that are built into one file, by the name of that file.
 */
export const FETCHED_TOGETHER = {
  // What calls the server. Without styles, because a page would load them before it needs them.
  flows: [
    'page/flows/startFlows',
    'core/rules/errors/payment/failureWords',
    // Shared by payment methods with files of their own. Otherwise it would become a file by
    // itself.
    'core/rules/paymentMethods/paymentMethodWords',
  ],
  // Shared by the modals and the pages after a sign-up.
  told: [
    'page/renderer/next/receiptRows',
    'page/ui/ButtonLink',
    'page/ui/lateIcons',
    'page/ui/messages/Message',
  ],
  // What follows a press of the button, including a call that gets lost.
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
 * Builds into one file what is fetched together. By default the build splits off what two parts
 * share, and a page requests a dozen files of a few hundred bytes. A group also contains what its
 * modules import, except what an earlier group contains.
 */
export const FILES_OF_THE_PAGE = [
  // What every page needs before it can be used.
  { name: 'hydrate', tags: ['$initial' as const], test: /^(?!.*\/generated\/chunks\.ts$)/ },
  ...Object.entries(FETCHED_TOGETHER).map(([name, paths]) => ({
    name,
    test: new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`),
  })),
];
