/**
 * The 3-D Secure provider's page API for the card SDK: `Cardinal` with on, off, configure, setup,
 * trigger and continue. A challenge is the bank's page in a frame, loaded by a form's post, in a
 * dialog of its own or in the page's own element (`framework: 'inline'`). Served unchanged.
 */
(() => {
  const FRAME = 'sandbox-cardinal-frame';
  const CANCELED = 10_011;

  /** @typedef {{ error: number | null, description: string | null, silent: boolean }} Init */
  /** @typedef {{ actionCode: string, jwt: string, answer?: string, error?: number, description?: string }} Outcome */

  /** @type {Map<string, (...data: any[]) => void>} */
  const listeners = new Map();
  let framework = 'cardinal';
  let exitButton = false;
  /** @type {Promise<Init> | null} */
  let init = null;
  /** @type {(() => void) | null} */
  let close = null;

  /** @param {string} event @param {unknown[]} data */
  const fire = (event, ...data) => listeners.get(event)?.(...data);

  /**
   * Without an answer it ends like the provider's own script: setup never completes.
   * @returns {Promise<Init>}
   */
  async function askScenario() {
    try {
      const response = await fetch('/sandbox/cardinal/init');
      return await response.json();
    } catch {
      return { silent: true, error: 10_001, description: 'Timeout when sending an /Init message' };
    }
  }

  /** @param {string} transactionId @param {Outcome} outcome */
  function validated(transactionId, outcome) {
    const { actionCode, jwt, answer, error = 0, description = '' } = outcome;
    const status = { SUCCESS: 'Y', FAILURE: 'N', NOACTION: 'U' }[actionCode];
    const ExtendedData = {
      PAResStatus: status,
      SignatureVerification: status === 'Y' ? 'Y' : 'N',
      ...(answer === 'cancelled' && { ChallengeCancel: '01' }),
    };
    fire(
      'payments.validated',
      {
        ActionCode: actionCode,
        Validated: actionCode === 'SUCCESS',
        ErrorNumber: error,
        ErrorDescription:
          description || (error === 0 ? 'Success' : 'A general error has occurred.'),
        Payment: { Type: 'CCA', ProcessorTransactionId: transactionId, ExtendedData },
      },
      jwt,
    );
  }

  /** @param {string} transactionId */
  function showDialog(transactionId) {
    const dialog = document.createElement('dialog');
    dialog.className = 'sandbox-cardinal';
    dialog.setAttribute('aria-label', 'Payment confirmation by your bank');
    const frame = makeFrame();
    const cancel = () => finish(transactionId, canceled());
    if (exitButton) {
      const exit = document.createElement('button');
      exit.type = 'button';
      exit.textContent = 'Close';
      exit.addEventListener('click', cancel);
      dialog.append(exit);
    }
    dialog.append(frame);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      cancel();
    });
    addStylesheet();
    document.body.append(dialog);
    dialog.showModal();
    close = () => dialog.remove();
    fire('ui.render');
  }

  /** @returns {Outcome} */
  function canceled() {
    const description = 'The user has canceled the transaction.';
    return { actionCode: 'ERROR', jwt: '', error: CANCELED, description };
  }

  function makeFrame() {
    const frame = document.createElement('iframe');
    frame.name = FRAME;
    frame.className = FRAME;
    frame.title = 'Payment confirmation by your bank';
    return frame;
  }

  function showInline() {
    const template = `<iframe name="${FRAME}" class="${FRAME}" title="Payment confirmation by your bank"></iframe>`;
    const details = { paymentType: 'CCA', data: { mode: 'static' } };
    addStylesheet();
    close = () => document.querySelector(`iframe[name="${FRAME}"]`)?.remove();
    return new Promise((resolve, reject) => {
      fire('ui.inline.setup', template, details, resolve, reject);
    });
  }

  function addStylesheet() {
    const href = '/sandbox/cardinal/songbird.css';
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }

  /** @param {string} transactionId @param {Outcome} outcome */
  function finish(transactionId, outcome) {
    removeEventListener('message', onMessage);
    close?.();
    close = null;
    fire('ui.close');
    validated(transactionId, outcome);
  }

  let openTransaction = '';

  /** @param {MessageEvent} event */
  function onMessage(event) {
    const frame = document.querySelector(`iframe[name="${FRAME}"]`);
    if (!(frame instanceof HTMLIFrameElement) || event.source !== frame.contentWindow) return;
    if (event.origin !== location.origin || event.data?.sandboxBank === undefined) return;
    const outcome = event.data.sandboxBank;
    finish(openTransaction, { ...outcome, error: outcome.actionCode === 'ERROR' ? 10_004 : 0 });
  }

  /** @param {string} action @param {string} payload */
  function postToBank(action, payload) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    form.target = FRAME;
    form.hidden = true;
    const field = document.createElement('input');
    field.name = 'creq';
    field.value = payload;
    form.append(field);
    document.body.append(form);
    form.submit();
    form.remove();
  }

  /** @param {string} transactionId @param {string} action @param {string} payload */
  async function challenge(transactionId, action, payload) {
    const { error, description } = (await init) ?? { error: 10_006, description: null };
    if (error !== null) {
      validated(transactionId, {
        actionCode: 'ERROR',
        jwt: '',
        error,
        description: description ?? '',
      });
      return;
    }
    openTransaction = transactionId;
    addEventListener('message', onMessage);
    if (framework === 'inline') await showInline();
    else showDialog(transactionId);
    postToBank(action, payload);
  }

  const Cardinal = {
    /** @param {string} event @param {(...data: any[]) => void} listener */
    on: (event, listener) => void listeners.set(event, listener),
    /** @param {string} event */
    off: (event) => void listeners.delete(event),
    /** @param {{ payment?: { framework?: string, displayExitButton?: boolean } }} options */
    configure(options) {
      framework = options.payment?.framework ?? 'cardinal';
      exitButton = options.payment?.displayExitButton === true;
    },
    async setup() {
      // Anything still open belongs to a verification that has ended.
      removeEventListener('message', onMessage);
      close?.();
      close = null;
      init = askScenario();
      const { silent } = await init;
      if (!silent) fire('payments.setupComplete', { sessionId: crypto.randomUUID(), modules: [] });
    },
    trigger: async () => ({ Status: true }),
    /** @param {string} _brand @param {{ AcsUrl: string, Payload: string }} bank @param {{ OrderDetails: { TransactionId: string } }} order */
    continue(_brand, bank, order) {
      void challenge(order.OrderDetails.TransactionId, bank.AcsUrl, bank.Payload);
    },
  };

  Object.assign(window, { Cardinal });
})();
