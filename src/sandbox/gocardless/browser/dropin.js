/**
 * The direct debit provider's drop-in: `GoCardlessDropin.create(options)` with open and exit. The
 * form is a page of the sandbox in a frame, inside a modal dialog that keeps the focus and returns
 * it. Served unchanged: no build, no eval, no inline style.
 */
(() => {
  /**
   * @typedef {object} DropinOptions
   * @property {string} billingRequestFlowID
   * @property {string} environment
   * @property {(billingRequest: object, flow: object) => void} onSuccess
   * @property {(error: object | null, metadata: object) => void} onExit
   */

  const STYLESHEET = '/sandbox/gocardless/dropin.css';

  function addStylesheet() {
    if (document.querySelector(`link[href="${STYLESHEET}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = STYLESHEET;
    document.head.append(link);
  }

  /** @param {DropinOptions} options */
  function create(options) {
    if (typeof options?.billingRequestFlowID !== 'string' || options.billingRequestFlowID === '') {
      throw new Error('GoCardlessDropin needs a billingRequestFlowID');
    }
    if (!['live', 'sandbox'].includes(options.environment)) {
      throw new Error("GoCardlessDropin needs an environment: 'live' or 'sandbox'");
    }
    addStylesheet();
    /** @type {HTMLDialogElement | null} */
    let dialog = null;
    /** @type {HTMLIFrameElement | null} */
    let frame = null;

    function close() {
      window.removeEventListener('message', hear);
      dialog?.close();
      dialog?.remove();
      dialog = null;
      frame = null;
    }

    /** @param {object | null} error */
    function leave(error) {
      if (dialog === null) return;
      close();
      options.onExit(error, {});
    }

    /** @param {MessageEvent} event */
    function hear(event) {
      if (event.origin !== location.origin || event.source !== frame?.contentWindow) return;
      const { type, billingRequest, flow, error } = event.data ?? {};
      if (type === 'gocardless:success') {
        close();
        options.onSuccess(billingRequest, flow);
      } else if (type === 'gocardless:exit') leave(error ?? null);
    }

    function open() {
      if (dialog !== null) return;
      dialog = document.createElement('dialog');
      dialog.className = 'sandbox-dropin';
      dialog.setAttribute('aria-label', 'Direct Debit');
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        leave(null);
      });
      frame = document.createElement('iframe');
      frame.title = 'Direct Debit';
      frame.src = `/sandbox/gocardless/flow/${encodeURIComponent(options.billingRequestFlowID)}`;
      dialog.append(frame);
      document.body.append(dialog);
      window.addEventListener('message', hear);
      dialog.showModal();
      frame.focus();
    }

    return { open, exit: () => leave(null) };
  }

  Object.assign(window, { GoCardlessDropin: { create } });
})();
