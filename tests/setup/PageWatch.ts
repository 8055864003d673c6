import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright/test';

const OWN_HOST = /(^|\.)localhost$|^127\.0\.0\.1$/;

/**
 * What Chromium says of a stylesheet that was fetched and has not joined the page a few seconds later:
 * that it does not, or that the machine has much else to do. A test does not depend on the clock.
 */
const LATE_SHEET = /\/assets\/[\w-]+\.css was preloaded using link preload but not used within/;

/** The card SDK draws the bank's dialog, and loads what asks the bank, from texts: that is not refused. */
const BANK_DIALOG =
  /CSP reported trusted-types-sink by require-trusted-types-for in \S+\/assets\/(startClient|three-d-secure)-/;

/** The contexts whose pages tell of what their policy refuses: once is enough, whoever watches. */
const TOLD_IN = new WeakSet<BrowserContext>();

/** Gathers what no page may do: an error in its console, a CSP violation, a foreign request. */
export class PageWatch {
  readonly #troubles: string[] = [];
  readonly #allowed: RegExp[] = [LATE_SHEET, BANK_DIALOG];
  readonly #hosts: RegExp[] = [];

  /** Watches every page of the context, those opened later too. Returns how to watch no longer. */
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

  /** A trouble that the test brings about on purpose, such as /status of 429/. */
  allow(trouble: RegExp): void {
    this.#allowed.push(trouble);
  }

  /** An outside host that the test answers for. */
  allowHost(host: string): void {
    this.allowHosts(new RegExp(`^${host.replaceAll('.', '\\.')}$`));
  }

  /** Outside hosts that a page may ask, such as a provider's. */
  allowHosts(hosts: RegExp): void {
    this.#hosts.push(hosts);
  }

  /** What happened and was not allowed. */
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
