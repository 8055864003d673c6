import type { Result } from '../../../src/core/contract/Result.ts';
import type { NumberingPlans } from '../../../src/core/rules/phone/NumberingPlans.ts';
import { worldNumberingPlans } from '../../../src/core/rules/phone/worldNumberingPlans.ts';
import { createAttempts } from '../../../src/page/providers/attempts/createAttempts.ts';
import type { CallError } from '../../../src/page/providers/calls/CallError.ts';
import type { Http, HttpRequest } from '../../../src/page/providers/calls/http.ts';
import type { TrackedEvent } from '../../../src/page/providers/notes/createNotes.ts';
import type {
  AttemptsProvider,
  CaptchaError,
  CaptchaProvider,
  CheckboxOptions,
  Providers,
} from '../../../src/page/providers/Providers.ts';

/** A server's answer: JSON, or one of the ways in which a call fails. */
export type FakeAnswer =
  | { readonly json: unknown }
  | { readonly error: CallError }
  /** An answer that comes when the test says so. */
  | { readonly later: Promise<unknown> };

export const AVAILABLE: FakeAnswer = {
  json: { success: true, message: '', data: { emailStatus: 'AVAILABLE' } },
};

export const SIGNED_UP: FakeAnswer = {
  json: {
    status: true,
    success: true,
    message: '',
    data: {
      accountId: 'account-1',
      userId: 'user-1',
      planId: 'starter',
      quantity: 1,
      completion: 'activationEmail',
      redirectUrl: null,
    },
  },
};

/** A refusal in the server's envelope. */
export function refused(
  message: string,
  data: Extract<CallError, { kind: 'refused' }>['data'] = null,
): FakeAnswer {
  return { error: { kind: 'refused', message, data } };
}

/** Everything outside the page, in memory. Answers can be set by path; requests are recorded. */
export class FakeProviders implements Providers {
  answers: Record<string, FakeAnswer> = {
    '/email': AVAILABLE,
    '/v1/email': AVAILABLE,
    '/signup/free': SIGNED_UP,
    '/signup/freetrial': SIGNED_UP,
    '/activation/resend': { json: { success: true, message: '' } },
  };
  /** The outcome of every payment attempt. */
  answerAttempts: FakeAnswer = refused('NOT_FOUND', { reason: 'NOTHING_CHARGED' });
  captchaError: CaptchaError | null = null;
  plans: NumberingPlans | null = worldNumberingPlans;
  readonly requests: HttpRequest<unknown>[] = [];
  readonly actions: string[] = [];
  readonly events: TrackedEvent[] = [];
  readonly visited: string[] = [];
  readonly reports: unknown[] = [];
  readonly waits: number[] = [];
  checkbox: CheckboxOptions | null = null;
  /** The browser's storage shared by its tabs. */
  readonly kept = new Map<string, string>();
  private readonly keptAttempts = createAttempts({
    storage: {
      read: (key) => this.kept.get(key) ?? null,
      write: (key, text) => void (text === null ? this.kept.delete(key) : this.kept.set(key, text)),
    },
    newKey: () => this.newKey(),
    now: () => 0,
  });
  checkboxResets = 0;

  /** The bodies sent to a path, in order. */
  bodies(path: string): unknown[] {
    return this.requests.filter((request) => request.path === path).map(({ body }) => body);
  }

  readonly http: Http = async (request) => {
    this.requests.push(request);
    const answer = request.path.startsWith('/attempts/')
      ? this.answerAttempts
      : (this.answers[request.path] ?? { error: { kind: 'offline', cause: 'no answer' } });
    if ('error' in answer) return { ok: false, error: answer.error };
    const json = 'later' in answer ? await answer.later : answer.json;
    const value = request.parse(json);
    return value === null
      ? { ok: false, error: { kind: 'unreadable', status: 200, cause: json } }
      : { ok: true, value };
  };

  readonly captcha: CaptchaProvider = {
    execute: async (action): Promise<Result<string, CaptchaError>> => {
      this.actions.push(action);
      if (this.captchaError) return { ok: false, error: this.captchaError };
      return { ok: true, value: `token-${this.actions.length}` };
    },
    renderCheckbox: async (_element, options) => {
      if (this.captchaError?.kind === 'unavailable') return { ok: false, error: this.captchaError };
      this.checkbox = options;
      return { ok: true, value: true };
    },
    resetCheckbox: () => {
      this.checkboxResets += 1;
    },
  };

  readonly sendEvent = (event: TrackedEvent): void => {
    this.events.push(event);
  };
  loadNumberingPlans = async (): Promise<NumberingPlans | null> => this.plans;
  readonly origin = (): string => 'http://slotbook.localhost:4000';
  readonly navigate = (url: string): void => {
    this.visited.push(url);
  };
  readonly wait = async (ms: number): Promise<void> => {
    this.waits.push(ms);
    await new Promise((resolve) => setTimeout(resolve));
  };
  /** A page in a test is painted at once, unless the test delays it. */
  painted = async (): Promise<void> => undefined;
  readonly timeZone = (): string => 'Europe/London';
  /** Whether the browser keeps cookies. */
  hasCookies = true;
  readonly keepsCookies = (): boolean => this.hasCookies;
  keysMade = 0;
  readonly newKey = (): string => `key-${++this.keysMade}`;
  readonly attempts: AttemptsProvider = {
    areKept: () => this.kept.size > 0,
    load: async () => this.keptAttempts,
  };
  reloads = 0;
  readonly reload = (): void => {
    this.reloads += 1;
  };
  readonly report = (cause: unknown): void => {
    this.reports.push(cause);
  };
}

/** The fakes use only promises, so after a turn of the event loop only waiting work remains. */
export const everythingThatCanGoOn = () => new Promise((resolve) => setImmediate(resolve));
