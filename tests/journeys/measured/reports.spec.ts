import type { BrowserContext, Page } from 'playwright/test';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test as journey } from '../../setup/journey.ts';
import { type LiveProduct, startInProduction } from '../../setup/startInProduction.ts';
import { type ReportService, startReportService } from '../../setup/startReportService.ts';
import { inputsIn, textsIn } from '../acts/replayed.ts';

interface Live extends LiveProduct {
  readonly service: ReportService;
}

/**
 * A production-like server with its own report service for each test, because a closed page may
 * still send a report, which another test would receive.
 */
const test = journey.extend<{ readonly live: Live }>({
  live: [
    async ({ browserName, context }, use) => {
      const service = await startReportService();
      const live = await startInProduction('frontdesk', 'answering-us', {
        SENTRY_DSN: service.dsn,
      });
      expect(browserName).toBe('chromium');
      await use({ ...live, service });
      // An open page would otherwise lose its server.
      for (const page of context.pages()) await page.close();
      await live.stop();
      await service.stop();
    },
    { timeout: 120_000 },
  ],
});

const PERSON = aPerson('serinus.canaria@atlantic.example', {
  fullName: 'Kanari Finkenvogel',
  companyName: 'Harzerroller Songbirds',
  phoneNumber: '2025550177',
  password: 'zwitscher1766',
});

/** The script that records a page for replays. */
const REPLAY = /createReplay.*\.js$/;

const CANARIES =
  /serinus|canaria|atlantic|kanari|finken|harzer|songbird|5550177|555.0177|zwitscher/i;

/** Returns the reports that have arrived, by kind. */
function arrivingAt({ items, bodies }: ReportService) {
  return {
    of: (type: string) => items.filter((it) => it.type === type),
    text: () => bodies.join('\n'),
  };
}

/** Waits until the page is being recorded. */
async function untilReplayed(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('replayed').length > 0);
}

function levelAndTag(event: unknown): string {
  const { level, tags } = Object(event);
  return `${level} ${tags.tag} ${tags.path}`;
}

/** Google's script, which asks nothing and returns a token. */
async function standInForCaptcha(context: BrowserContext): Promise<void> {
  await context.route('https://www.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.grecaptcha = { enterprise: { ready: (it) => it(), execute: async () => "token" } };',
    }),
  );
}

/** Makes each visit one of the seven in ten that are timed. */
const timeEveryVisit = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { random } = Math;
    Math.random = () => 0.69 * random();
  });

/** Even on a busy machine the SDK ends the timing of a load after 30 s. */
const LOAD_TIMED = { timeout: 45_000 };

const breakThe = (page: Page, text: string) =>
  page.evaluate((it) => reportError(new Error(`The page broke for ${it}`)), text);

test('in production a fault of /signup arrives with its tag and level, and its masked replay', async ({
  context,
  live,
  page,
  watch,
}) => {
  // The page asks for the outcome of a sign-up that failed.
  watch.allow(/status of (404|500)|The page broke/);
  watch.allowHost('www.google.com');
  await standInForCaptcha(context);
  await timeEveryVisit(context);
  const arriving = arrivingAt(live.service);
  const form = new SignupForm(page);
  await page.goto(`${live.origin}/signup?utm_source=newsletter`);
  await untilReplayed(page);
  await page.route(/\/(email|signup\/freetrial)$/, (route) =>
    route.fulfill({ status: 500, body: `No ${PERSON.email}` }),
  );
  await form.fill(PERSON);
  await form.submitButton.click();
  await breakThe(page, `${PERSON.fullName} of ${PERSON.email}`);

  await expect
    .poll(() => arriving.of('event').map(({ payload }) => levelAndTag(payload)))
    .toEqual(expect.arrayContaining(['fatal page /signup', 'error signup /signup']));
  await expect.poll(() => arriving.of('replay_recording').length).toBeGreaterThan(0);
  const [replay] = arriving.of('replay_event');
  expect(replay?.payload).toMatchObject({ replay_type: 'buffer' });
  const [recording] = arriving.of('replay_recording');
  expect(textsIn(recording?.payload).length).toBeGreaterThan(20);
  for (const text of textsIn(recording?.payload)) expect(text).toMatch(/^[*\s]*$/);
  expect(inputsIn(recording?.payload).length).toBeGreaterThan(0);
  for (const text of inputsIn(recording?.payload)) expect(text).toMatch(/^\**$/);

  expect(arriving.text()).not.toMatch(CANARIES);
  expect(live.log.join('\n')).not.toMatch(CANARIES);
});

test(
  'in production the timing of a load arrives, masked',
  IN_FULL,
  async ({ context, live, page }) => {
    await timeEveryVisit(context);
    const arriving = arrivingAt(live.service);
    await page.goto(`${live.origin}/signup?email=${PERSON.email}`);
    await expect(page.getByLabel('Email')).toHaveValue(PERSON.email);
    await untilReplayed(page);

    await expect.poll(() => arriving.of('transaction').length, LOAD_TIMED).toBe(1);
    expect(arriving.of('transaction')[0]?.trace).toMatchObject({ sample_rate: '0.7' });
    expect(arriving.text()).not.toMatch(CANARIES);
  },
);

test(
  'a replay of the start page or the payment page is sent after a fault, and not before',
  IN_FULL,
  async ({ context, live, watch }) => {
    watch.allow(/status of 400|The page broke/);
    const arriving = arrivingAt(live.service);
    const pages = await Promise.all(
      ['/start-now', '/v1/payment'].map(async (path) => {
        const page = await context.newPage();
        await page.goto(`${live.origin}${path}?leadUniquePin=kanari-pin&dealid=kanari-deal`);
        await untilReplayed(page);
        return page;
      }),
    );
    expect(arriving.of('replay_event')).toEqual([]);
    for (const page of pages) await breakThe(page, `everybody at ${page.url()}`);
    await expect.poll(() => arriving.of('replay_recording').length).toBeGreaterThan(1);
    const replays = JSON.stringify(arriving.of('replay_event'));
    for (const path of ['/start-now', '/v1/payment']) expect(replays).toContain(path);
    expect(arriving.text()).not.toMatch(CANARIES);
    expect(live.log.join('\n')).not.toMatch(CANARIES);
  },
);

/** Collects the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (it) => urls.push(it.url()));
  return urls;
}

test('for a visitor who objects only faults arrive, and elsewhere they arrive without a replay', async ({
  context,
  live,
  page,
  watch,
}) => {
  watch.allow(/status of 404|The page broke/);
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  const scripts = scriptsOf(page);
  const arriving = arrivingAt(live.service);
  const events = () => arriving.of('event').length;
  await page.goto(`${live.origin}/signup`);
  await breakThe(page, 'whom nobody may measure');
  await expect.poll(events).toBeGreaterThan(0);
  expect(arriving.of('event')[0]?.trace).not.toHaveProperty('sample_rate');
  expect(scripts.filter((url) => REPLAY.test(url))).toEqual([]);
  expect(arriving.text()).not.toMatch(/"type":"(transaction|replay)/);

  await context.setExtraHTTPHeaders({});
  const before = events();
  await page.goto(`${live.origin}/error`);
  await breakThe(page, 'elsewhere');
  await expect.poll(events).toBeGreaterThan(before);
  expect(scripts.filter((url) => REPLAY.test(url))).toEqual([]);
});
