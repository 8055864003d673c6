import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright/test';

const OWN_HOST = /(^|\.)localhost$|^127\.0\.0\.1$/;

/**
 * Chromium's message for a preloaded stylesheet that the page has not used a few seconds later: it
 * never does, or the machine is busy. A test must not depend on the clock.
 */
const LATE_SHEET = /\/assets\/[\w-]+\.css was preloaded using link preload but not used within/;

/**
 * The card SDK makes the bank's dialog, and what contacts the bank, from text. This is not refused.
 */
const BANK_DIALOG =
  /CSP reported trusted-types-sink by require-trusted-types-for in \S+\/assets\/(startClient|three-d-secure)-/;

/**
 * The contexts whose pages already report what their policy refuses. Once is enough for all
 * watchers.
 */
const TOLD_IN = new WeakSet<BrowserContext>();

/** Collects what no page may do: an error in its console, a CSP violation, a foreign request. */
export class PageWatch {
  readonly #troubles: string[] = [];
  readonly #allowed: RegExp[] = [LATE_SHEET, BANK_DIALOG];
  readonly #hosts: RegExp[] = [];

  /** Watches every page of the context, including later ones. Returns a function that ends this. */
  async follow(context: BrowserContext): Promise<() => void> {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#troubles.push(`console ${message.type()}: ${message.text()}`);
    };
    const onError = (it: WebError) => this.#troubles.push(`page error: ${it.error().message}`);
    const onRequest = (request: Request) => this.#judge(request.url());
    context.on('console', onConsole);
    context.on('weberror', onError);
    context.on('request', onRequest);
    const stop = () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('request', onRequest);
    };
    if (TOLD_IN.has(context)) return stop;
    TOLD_IN.add(context);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { blockedURI, disposition, effectiveDirective, sourceFile } = event;
        const what = disposition === 'report' ? 'reported' : 'refused';
        console.error(`CSP ${what} ${blockedURI} by ${effectiveDirective} in ${sourceFile}`);
      });
    });
    return stop;
  }

  /** Allows a trouble that the test causes on purpose, such as /status of 429/. */
  allow(trouble: RegExp): void {
    this.#allowed.push(trouble);
  }

  /** Allows an outside host that the test answers for. */
  allowHost(host: string): void {
    this.allowHosts(new RegExp(`^${host.replaceAll('.', '\\.')}$`));
  }

  /** Allows outside hosts that a page may call, such as a provider's. */
  allowHosts(hosts: RegExp): void {
    this.#hosts.push(hosts);
  }

  /** Returns what happened and was not allowed. */
  troubles(): string[] {
    return this.#troubles.filter((it) => !this.#allowed.some((allowed) => allowed.test(it)));
  }

  #judge(address: string): void {
    const { protocol, hostname } = new URL(address);
    if (
      !protocol.startsWith('http') ||
      OWN_HOST.test(hostname) ||
      this.#hosts.some((it) => it.test(hostname))
    )
      return;
    this.#troubles.push(`request to ${hostname}: ${address}`);
  }
}
