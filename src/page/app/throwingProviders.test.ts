import { describe, expect, it } from 'vitest';
import { aCardPage } from '../../../tests/factories/pages/aCardPage.ts';
import { aPage, fillIn, type TestPage } from '../../../tests/factories/pages/aPage.ts';
import { createPaymentProviders } from '../payment/createPaymentProviders.ts';
import { createEarlyProviders } from '../providers/createEarlyProviders.ts';
import { createProviders } from '../providers/createProviders.ts';

/**
 * Providers that a sign-up cannot work without: on failure the visitor sees a message. It works
 * without all others.
 */
const NEEDED: readonly string[] = [
  'http',
  'captcha.execute',
  'newKey',
  'now',
  'attempts.load',
  'attempts.kept',
  'attempts.begin',
];

const SITE_KEYS = { invisible: 'a', visible: 'b', scriptUrl: '/captcha.js' };
const NOTES = { tell: () => undefined, listen: () => undefined };

/** Lists the methods of an object and its nested objects by path, such as 'captcha.execute'. */
function methodsOf(of: object, path = ''): string[] {
  return Object.entries(of).flatMap(([name, value]) =>
    typeof value === 'function' ? [path + name] : methodsOf(value, `${path}${name}.`),
  );
}

/** The providers of a page in a browser. A new method is covered automatically. */
const PAGE_METHODS = methodsOf(createProviders(SITE_KEYS, NOTES, createEarlyProviders(NOTES)));
const PAYMENT_METHODS = methodsOf(createPaymentProviders());

interface Visit {
  readonly page: TestPage;
  /** The objects that contain the page's providers. */
  readonly providers: readonly object[];
}

/** A successful answer with a redirect. */
const done = (data: object) => ({
  json: {
    status: true,
    success: true,
    message: '',
    data: { completion: 'activeAccount', redirectUrl: 'https://app.slotbook.example/', ...data },
  },
});

function aFreeVisit(): Visit {
  const page = aPage();
  fillIn(page.stores);
  page.providers.answers['/signup/free'] = done({});
  return { page, providers: [page.providers] };
}

function aPaidVisit(): Visit {
  const page = aCardPage();
  page.providers.answers['/signup'] = done({ totalAmountPaid: 4900, paymentType: 'CC' });
  return { page, providers: [page.providers, page.paymentProviders] };
}

/** The visitor has ticked the captcha. The order uses up the tick. */
function aTickedVisit(): Visit {
  const visit = aPaidVisit();
  const { captcha } = visit.page.stores;
  captcha.showCheckbox();
  captcha.tick('ticked');
  return visit;
}

const VISITS = { free: aFreeVisit, paid: aPaidVisit, ticked: aTickedVisit } as const;
type VisitKind = keyof typeof VISITS;

const METHODS: Readonly<Record<VisitKind, readonly string[]>> = {
  free: PAGE_METHODS,
  paid: [...PAGE_METHODS, ...PAYMENT_METHODS],
  ticked: [...PAGE_METHODS, ...PAYMENT_METHODS],
};

const KINDS = ['free', 'paid', 'ticked'] as const satisfies readonly VisitKind[];

const BREACH = new Error('A provider of the page broke.');

const WAYS = {
  throws: (): never => {
    throw BREACH;
  },
  rejects: () => Promise.reject(BREACH),
} as const;

type Way = keyof typeof WAYS | 'is missing' | 'has a getter that throws';

/** Returns the object and the method name at the end of a path. */
function placeOf(providers: readonly object[], path: string): [owner: object, name: string] {
  const [first = '', second] = path.split('.');
  const name = second ?? first;
  const owners = providers.map((it) => (second === undefined ? it : Reflect.get(it, first)));
  const owner = owners.find((it) => it instanceof Object && Object.hasOwn(it, name));
  if (!owner) throw new Error(`No provider has '${path}'.`);
  return [owner, name];
}

/** How many waits a provider stays broken when the page keeps asking. */
const LAST_WAIT = 5;

/** Makes the nth call of a method fail; for 0 every call, until the page has waited for it a few times. */
function breakMethod({ page, providers }: Visit, path: string, way: Way, nth: number): void {
  const [owner, name] = placeOf(providers, path);
  const whole: (...args: unknown[]) => unknown = Reflect.get(owner, name);
  let calls = 0;
  const isOver = () => page.providers.waits.length >= LAST_WAIT;
  const broken: Record<Way, () => unknown> = {
    throws: () => WAYS.throws,
    rejects: () => WAYS.rejects,
    'is missing': () => undefined,
    'has a getter that throws': WAYS.throws,
  };
  const isCounted = way === 'throws' || way === 'rejects';
  Reflect.defineProperty(owner, name, {
    configurable: true,
    get() {
      if (isOver()) return whole;
      if (!isCounted || nth === 0) return broken[way]();
      return (...args: unknown[]) => {
        calls += 1;
        return calls === nth ? WAYS[way]() : whole.apply(owner, args);
      };
    },
  });
}

/** Counts a method's calls in a sign-up without failures, and tells whether the answer is used at once. */
async function metIn(kind: VisitKind, path: string): Promise<{ calls: number; isUsed: boolean }> {
  const visit = VISITS[kind]();
  const [owner, name] = placeOf(visit.providers, path);
  const whole: (...args: unknown[]) => unknown = Reflect.get(owner, name);
  const met = { calls: 0, isUsed: false };
  Reflect.set(owner, name, (...args: unknown[]) => {
    const answer = whole.apply(owner, args);
    met.calls += 1;
    met.isUsed = answer !== undefined && !(answer instanceof Promise);
    return answer;
  });
  await signUp(visit);
  return met;
}

async function signUp({ page }: Visit): Promise<void> {
  await page.flows.phoneShown();
  await page.flows.emailBlurred();
  await page.flows.submit();
}

async function wordsOf(kind: VisitKind) {
  const visit = VISITS[kind]();
  await signUp(visit);
  const { view, message } = visit.page.stores.modal;
  expect(view).toBe('success');
  return message;
}

function isTold({ page: { stores } }: Visit): boolean {
  const { captcha, modal, submit } = stores;
  return modal.view === 'failure' || submit.summary.length > 0 || captcha.display;
}

const CASES = KINDS.flatMap((kind) =>
  METHODS[kind].flatMap((path) =>
    (['throws', 'rejects', 'is missing', 'has a getter that throws'] as const).map(
      (way) => [kind, path, way] as const,
    ),
  ),
);

describe('a provider that breaks', () => {
  it.each(CASES)('stops no %s sign-up when %s %s, at any step', async (kind, path, way) => {
    const words = await wordsOf(kind);
    const { calls, isUsed } = await metIn(kind, path);
    // A promise in place of an immediate value is impossible, because the types forbid it.
    if (way === 'rejects' && isUsed) return;
    const isCalled = way === 'throws' || way === 'rejects';
    for (let nth = isCalled ? calls : 0; nth >= 0; nth -= 1) {
      const visit = VISITS[kind]();
      breakMethod(visit, path, way, nth);
      await signUp(visit);
      const { modal, submit } = visit.page.stores;
      expect(submit.isBusy).toBe(false);
      const isStopped = NEEDED.includes(path) && modal.view !== 'success';
      expect(isStopped ? isTold(visit) : modal.message).toEqual(isStopped ? true : words);
    }
  });

  it.each(
    KINDS.flatMap((kind) =>
      METHODS[kind].filter((path) => path !== 'report').map((path) => [kind, path] as const),
    ),
  )('is reported, in a %s sign-up: %s', async (kind, path) => {
    const { calls } = await metIn(kind, path);
    const visit = VISITS[kind]();
    breakMethod(visit, path, 'throws', 0);
    await signUp(visit);
    const causes = visit.page.providers.reports.map((it) => Object(it).cause ?? it);
    expect(causes.includes(BREACH)).toBe(calls > 0);
  });
});

it('covers every method except those that only other ways through a page use', async () => {
  const met = await Promise.all(
    KINDS.flatMap((kind) =>
      METHODS[kind].map(async (path) => ((await metIn(kind, path)).calls > 0 ? path : null)),
    ),
  );
  const unmet = METHODS.paid.filter((path) => !met.includes(path));
  expect(unmet).toEqual([
    'captcha.renderCheckbox',
    'keepsCookies',
    'attempts.areKept',
    'reload',
    'report',
  ]);
});

it.each(KINDS)('a report that fails stops no %s sign-up either', async (kind) => {
  const words = await wordsOf(kind);
  const visit = VISITS[kind]();
  breakMethod(visit, 'sendEvent', 'throws', 0);
  breakMethod(visit, 'report', 'throws', 0);
  await signUp(visit);
  expect(visit.page.stores.modal.message).toEqual(words);
});
