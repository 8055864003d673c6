/**
 * The captcha provider's page API: `grecaptcha.enterprise` with ready, execute, render, reset and
 * getResponse. It gets signed tokens from the sandbox, which decides the scenario and with it the
 * score. Served unchanged: no build, no eval, no inline style.
 */
(() => {
  const TOKEN_LIFE_MS = 120_000;
  const ACTION = /^[A-Za-z/_]*$/;

  /**
   * @typedef {object} RenderOptions
   * @property {string} sitekey
   * @property {string} [action]
   * @property {(token: string) => void} [callback]
   * @property {() => void} [expired-callback]
   * @property {() => void} [error-callback]
   */

  /**
   * @typedef {object} Widget
   * @property {HTMLInputElement} box
   * @property {HTMLElement} message
   * @property {string} token
   * @property {number | undefined} timer
   */

  /** @type {Widget[]} */
  const widgets = [];

  const script = document.querySelector('script[src*="/sandbox/recaptcha/enterprise.js"]');
  const scriptUrl = new URL(script?.getAttribute('src') ?? '', document.baseURI);
  const loadedKey = scriptUrl.searchParams.get('render');

  /** @param {{ siteKey: string, action: string, kind: 'score' | 'checkbox' }} request */
  async function requestToken(request) {
    const response = await fetch('/sandbox/recaptcha/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(String(answer.error ?? `HTTP ${response.status}`));
    return String(answer.token);
  }

  /**
   * @param {string} siteKey
   * @param {{ action?: string }} [options]
   */
  async function execute(siteKey, options) {
    const action = options?.action ?? '';
    if (siteKey !== loadedKey) {
      throw new Error(`Invalid site key or not loaded in enterprise.js: ${siteKey}`);
    }
    if (!ACTION.test(action)) {
      throw new Error('Invalid action name: only letters, slashes and underscores are allowed.');
    }
    return requestToken({ siteKey, action, kind: 'score' });
  }

  /** @param {Widget} widget */
  function clear(widget) {
    clearTimeout(widget.timer);
    widget.token = '';
    widget.box.checked = false;
    widget.box.removeAttribute('aria-busy');
    widget.message.textContent = '';
  }

  /**
   * @param {Widget} widget
   * @param {RenderOptions} options
   */
  async function solve(widget, options) {
    const { box, message } = widget;
    message.textContent = '';
    box.checked = false;
    box.setAttribute('aria-busy', 'true');
    try {
      const action = options.action ?? '';
      const token = await requestToken({ siteKey: options.sitekey, action, kind: 'checkbox' });
      if (!box.hasAttribute('aria-busy')) return; // reset while the answer was on its way
      clear(widget);
      widget.token = token;
      box.checked = true;
      widget.timer = window.setTimeout(() => {
        clear(widget);
        message.textContent = 'The check has expired. Tick the box again.';
        options['expired-callback']?.();
      }, TOKEN_LIFE_MS);
    } catch {
      clear(widget);
      message.textContent = 'The check could not be made. Tick the box again.';
      options['error-callback']?.();
      return;
    }
    options.callback?.(widget.token);
  }

  function addStylesheet() {
    const href = '/sandbox/recaptcha/checkbox.css';
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }

  /** @param {string | Element} container */
  function findContainer(container) {
    const element = typeof container === 'string' ? document.getElementById(container) : container;
    if (element === null) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (element.childElementCount > 0) {
      throw new Error('reCAPTCHA has already been rendered in this element');
    }
    return element;
  }

  /**
   * @param {string | Element} container
   * @param {RenderOptions} options
   */
  function render(container, options) {
    const element = findContainer(container);
    addStylesheet();
    const frame = document.createElement('div');
    const label = document.createElement('label');
    const box = document.createElement('input');
    const message = document.createElement('p');
    const note = document.createElement('small');
    frame.className = 'sandbox-captcha';
    box.type = 'checkbox';
    message.setAttribute('role', 'status');
    note.textContent = 'A local stand-in for reCAPTCHA';
    label.append(box, 'I am not a robot');
    frame.append(label, message, note);
    element.append(frame);

    /** @type {Widget} */
    const widget = { box, message, token: '', timer: undefined };
    box.addEventListener('change', () => {
      // A ticked box stays ticked until it expires or is reset, like the provider's.
      if (widget.token !== '') box.checked = true;
      else if (!box.hasAttribute('aria-busy')) void solve(widget, options);
      else box.checked = false;
    });
    return widgets.push(widget) - 1;
  }

  /** @param {number} [id] */
  function widgetOf(id) {
    const widget = widgets[id ?? 0];
    if (widget === undefined) throw new Error(`reCAPTCHA client element is not there: ${id ?? 0}`);
    return widget;
  }

  const enterprise = {
    /** @param {() => void} callback */
    ready: (callback) => queueMicrotask(callback),
    execute,
    render,
    /** @param {number} [id] */
    reset: (id) => clear(widgetOf(id)),
    /** @param {number} [id] */
    getResponse: (id) => widgetOf(id).token,
  };

  Object.assign(window, { grecaptcha: { enterprise } });
})();
