import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PageConfig, SessionInfo } from '../../../src/core/contract/generated/session.ts';
import { SANDBOX_CAPTCHA } from '../../../src/core/contract/sandbox/sandboxCaptcha.ts';
import { fieldsShown } from '../../../src/core/fields/fieldsShown.ts';
import type { PageBrand } from '../../../src/core/rules/session/presentBrand.ts';
import { hashesAtOnce } from '../../../src/server/security/hashesAtOnce.ts';
import { createPasswordHasher } from '../../../src/server/security/hashPassword.ts';
import { aLeadInfo, aSignupRequest } from '../../factories/servers/aVisitor.ts';
import { payTarget } from '../../setup/payTarget.ts';
import { startTestProduct, type TestProduct } from '../../setup/startTestProduct.ts';
import { cpuSeconds } from '../cpuSeconds.ts';
import { median } from '../page/median.ts';

/** The number of passwords that the server hashes at the same time. */
const AT_ONCE = hashesAtOnce(availableParallelism(), null);
/** The number of visitors that send at the same time, so that some hashes always wait. */
const SENDERS = 6;
const PASSWORD = 'correct horse 1';

/** How fast something is done. */
export interface Rate {
  readonly perSecond: number;
  /** Per CPU second of the process, on all its threads; null when the system does not say. */
  readonly perCpuSecond: number | null;
}

export interface MeasuredSignUps {
  /** Passwords hashed without a server. */
  readonly bare: Rate;
  /** Sign-ups answered by the server. */
  readonly signedUp: Rate;
}

/** Hashes passwords and signs up, this many of each in turns. Returns medians over the rounds. */
export async function measureSignUps(rounds: number, count: number): Promise<MeasuredSignUps> {
  // Uses the sandbox, whatever keys the environment has.
  const standIns = await payTarget({ ...process.env, PAY_TARGET: 'standIns' });
  const product = await startTestProduct({ BRAND: 'slotbook', LOG_LEVEL: 'silent' }, standIns);
  try {
    const found: MeasuredSignUps[] = [];
    for (let round = 0; round <= rounds; round++) {
      const bare = await hashes(count);
      found.push({ bare, signedUp: await signUps(product, round, count) });
    }
    // The first round warms up the server.
    const measured = found.slice(1);
    return {
      bare: middle(measured.map((it) => it.bare)),
      signedUp: middle(measured.map((it) => it.signedUp)),
    };
  } finally {
    await product.stop();
  }
}

function middle(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map((it) => it.perSecond)) ?? Number.NaN,
    perCpuSecond: median(rates.map((it) => it.perCpuSecond)),
  };
}

async function hashes(count: number): Promise<Rate> {
  const hash = createPasswordHasher({ atOnce: AT_ONCE, waiting: count });
  return rateOf(process.pid, count, () => hash(PASSWORD));
}

async function signUps(product: TestProduct, round: number, count: number): Promise<Rate> {
  const waiting: Prepared[] = [];
  for (let nth = 0; nth < count; nth++) {
    waiting.push(await prepare(product, `ada-${round}-${nth}@visitor.example`, round, nth));
  }
  return rateOf(product.pid, count, async () => {
    const prepared = waiting.pop();
    if (prepared === undefined) throw new Error('No visitor is left.');
    const response = await fetch(`${product.url}/signup/free`, { method: 'POST', ...prepared });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`A sign-up: ${response.status} ${text}`);
  });
}

interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A visitor who has opened the page and filled in the form. */
async function prepare(
  { url }: TestProduct,
  email: string,
  round: number,
  nth: number,
): Promise<Prepared> {
  // Each has its own network, because limits count by network.
  const base = { 'x-forwarded-for': `10.${round}.${nth >> 8}.${nth & 255}` };
  const page = await fetch(`${url}/signup?signupType=free`, { headers: base });
  const [cookie = ''] = page.headers.getSetCookie().map((it) => it.split(';')[0] ?? '');
  const html = await page.text();
  const brand: PageBrand = embedded(html, 'brand-config');
  const session: SessionInfo = embedded(html, 'session-info');
  const { questionsHash, terms }: PageConfig = embedded(html, 'page-config');
  const request = aSignupRequest({
    leadInfo: { ...aLeadInfo(fieldsShown(brand, 'free')), email },
    paymentRequest: {
      selectedPlans: [{ planId: session.selectedPlanId ?? '', noOfUsers: 1 }],
      captchaToken: await captchaToken(url, base),
    },
    formState: { termsHash: terms.terms.hash, privacyHash: terms.privacy.hash },
  });
  const questions =
    questionsHash === undefined ? {} : { questions: { hash: questionsHash, answers: {} } };
  const headers = {
    ...base,
    cookie,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  return { headers, body: JSON.stringify({ ...request, ...questions }) };
}

async function captchaToken(url: string, base: Readonly<Record<string, string>>): Promise<string> {
  const asked = { siteKey: SANDBOX_CAPTCHA.scoreSiteKey, action: 'SIGNUP_FREE', kind: 'score' };
  const response = await fetch(`${url}/sandbox/recaptcha/token`, {
    method: 'POST',
    headers: { ...base, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const { token }: { token: string } = JSON.parse(await response.text());
  return token;
}

function embedded(html: string, id: string) {
  const [, json = 'null'] = html.split(`id="${id}">`);
  return JSON.parse(json.split('</script>')[0] ?? '');
}

/**
 * Does something `count` times, with SENDERS at the same time, and measures the process that does
 * the work.
 */
async function rateOf(
  pid: number | undefined,
  count: number,
  act: () => Promise<unknown>,
): Promise<Rate> {
  const before = await cpuSeconds(pid);
  const began = performance.now();
  let left = count;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await act();
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  const seconds = (performance.now() - began) / 1000;
  const after = await cpuSeconds(pid);
  return {
    perSecond: count / seconds,
    perCpuSecond: before === null || after === null ? null : count / (after - before),
  };
}
