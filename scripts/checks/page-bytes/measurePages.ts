import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { brandIn } from '../../../src/core/brand/brandIn.ts';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { PaymentConfig } from '../../../src/core/contract/generated/session.ts';
import { type RenderPage, wholeHtml } from '../../../src/core/contract/renderPage.ts';
import { sandboxSocialKeys } from '../../../src/core/contract/sandbox/sandboxSocial.ts';
import { consentOf } from '../../../src/core/rules/consent/consentOf.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { isSignUpView } from '../../../src/core/rules/visibility/isSignUpView.ts';
import { openBrandDirectory } from '../../../src/server/brands/openBrandDirectory.ts';
import { frenchBrand } from '../../../src/server/orders/prepare/frenchTerms.ts';
import { type PageSources, pageData } from '../../../src/server/session/pageData.ts';
import { readVisit } from '../../../src/server/session/readVisit.ts';
import type { BudgetKind, MeasuredPage, PageBytes, PageLanguage } from './judgeBytes.ts';
import { addressesOf, readManifest } from './readManifest.ts';
import { SAMPLE_ACCOUNT } from './sampleAccount.ts';
import { SAMPLE_ORDER } from './sampleOrder.ts';
import { builtClasses, unstyledIn } from './unstyledClasses.ts';
import { withStableNames } from './withStableNames.ts';

/** Any date, because a page shows the dates of charges. */
const NOW = new Date('2026-11-21T09:00:00Z');

/** Has not answered the question about analytics, so that its bytes are included. */
const NEW_VISITOR = { answer: null, objects: false };

/** As long as real keys of the captcha provider. */
const CONFIG = {
  captcha: {
    apiUrl: 'https://recaptchaenterprise.googleapis.com',
    project: 'project',
    apiKey: 'key',
    scoreSiteKey: '6LeScoreKeyScoreKeyScoreKeyScoreKeyScore',
    checkboxSiteKey: '6LeCheckboxKeyCheckboxKeyCheckboxKeyChec',
    scriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
    minimumScore: 0.5,
  },
  sandboxUrl: 'http://127.0.0.1:4001',
  social: { standInUrl: 'http://127.0.0.1:4001', keysOf: sandboxSocialKeys, brandIds: [] },
  sentry: null,
};

/** The module that draws the fields of a card in the provider's frames. */
const CARD_FIELDS = 'src/page/payment/methods/card/provider/drawCardFields.ts';

type Sample = readonly [name: string, kind: BudgetKind, page: PageSources];

const compress = promisify(brotliCompress);

/** Counts bytes after brotli at quality 11, independent of the digests in file names. */
async function brotliBytes(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return (await compress(withStableNames(text), { params })).length;
}

/**
 * Every kind of page in each language of a brand. Its name includes a language other than the
 * default.
 */
function pagesOf(inDefault: BuiltBrand) {
  return inDefault.brand.languages.flatMap((language) => {
    const built = brandIn(inDefault, language);
    const suffix = built === inDefault ? '' : ` ${language}`;
    const isOnly = inDefault.brand.languages.length === 1;
    const said: PageLanguage = isOnly ? 'only' : built === inDefault ? 'default' : 'other';
    return samplesOf(built).map(([name, kind, page]) => ({
      name: `${name}${suffix}`,
      language: said,
      kind,
      page,
      built,
    }));
  });
}

/** Every kind of page of every brand, from the build in dist/. */
export async function measurePages(root: string): Promise<readonly MeasuredPage[]> {
  // The built module has no types. The server loads it the same way.
  const { renderPage }: { renderPage: RenderPage } = await import(
    pathToFileURL(join(root, 'dist/page/server/renderPage.js')).href
  );
  const client = join(root, 'dist/page/client');
  const sizes = fileSizes(client);
  const styled = await builtClasses(join(client, 'assets'));
  const cardScripts = addressesOf(await readManifest(root), CARD_FIELDS);
  const snapshot = (await openBrandDirectory(join(root, 'dist/brands'))).current();
  const pages: Promise<MeasuredPage>[] = [];
  for (const id of Object.keys(snapshot.index.brands)) {
    const inDefault = await snapshot.brand(id);
    if (inDefault === null) throw new Error(`${id} is in the index and not in dist/brands.`);
    const consent = consentOf(inDefault.brand.analytics.consent, NEW_VISITOR);
    for (const { name, kind, language, page, built } of pagesOf(inDefault)) {
      const french = frenchBrand({ built, inDefault });
      const data = pageData(built, CONFIG, { ...page, consent, french, now: NOW });
      const html = wholeHtml(renderPage({ built, data }).pieces);
      const unstyled = unstyledIn(html, styled);
      const asks = built.brand.questions !== undefined && isSignUpView(page.view);
      const offersOthers = page.payment?.methods.some((method) => method !== 'CC') ?? false;
      const later = page.payment?.methods.includes('CC') ? cardScripts : [];
      const measured = measure(html, later, sizes, client);
      pages.push(
        measured.then((it) => ({
          name: `${id} ${name}`,
          kind,
          language,
          asks,
          offersOthers,
          unstyled,
          ...it,
        })),
      );
    }
  }
  return Promise.all(pages);
}

function samplesOf(built: BuiltBrand): readonly Sample[] {
  const { brand } = built;
  const visit = readVisit(brand, {});
  const account = SAMPLE_ACCOUNT;
  const signUps = brand.signupTypes.offered.map((signupType): Sample => {
    const pays = SIGNUP_TYPES[signupType].needsPayment;
    const page = { view: 'signup', visit: readVisit(brand, { signupType }) } as const;
    return pays
      ? [signupType, 'paid', { ...page, payment: paymentOf(built) }]
      : [signupType, 'free', page];
  });
  return [
    ...signUps,
    ...(brand.social.startPage.on ? [['start', 'start', { view: 'start', visit }] as const] : []),
    ['upgrade', 'upgrade', { view: 'payment', visit, account, payment: paymentOf(built) }],
    ['placed', 'placed', { view: 'placed', visit, placed: SAMPLE_ORDER }],
    ['account', 'account', { view: 'account', visit, account }],
    [
      'activation',
      'activation',
      { view: 'activation', visit, activation: { outcome: 'unknown', token: '' } },
    ],
    ['error', 'error', { view: 'error', visit }],
  ];
}

function paymentOf({ brand }: BuiltBrand): PaymentConfig {
  const { methods } = brand.payment;
  const [method = 'CC'] = methods;
  return { methods, method, clientToken: null, directDebit: null };
}

/** A typeface's file is already compressed, and sent unchanged. */
async function fontBytes(html: string, client: string): Promise<number> {
  const asked = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
  const files = await Promise.all(asked.map(([, address = '']) => stat(join(client, address))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Collects what a page's own document loads before it can be used, and measures it, with what loads
 * later.
 */
async function measure(
  html: string,
  later: readonly string[],
  sizes: (address: string) => Promise<number>,
  client: string,
): Promise<PageBytes> {
  const linked = (rel: string) =>
    [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].flatMap(
      ([, address]) => address ?? [],
    );
  const total = async (addresses: readonly string[]) => {
    const all = await Promise.all(addresses.map(sizes));
    return all.reduce((sum, bytes) => sum + bytes, 0);
  };
  const scripts = linked('modulepreload');
  const styles = linked('stylesheet');
  const bytes = {
    html: await brotliBytes(html),
    scripts: await total(scripts),
    styles: await total(styles),
    card: await total(later.filter((address) => !scripts.includes(address))),
  };
  return {
    ...bytes,
    all: Object.values(bytes).reduce((sum, part) => sum + part, 0),
    fonts: await fontBytes(html, client),
    requests: 1 + scripts.length + styles.length,
  };
}

/** Compresses each file once, even if many pages load it. */
function fileSizes(folder: string): (address: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (address) => {
    const size = known.get(address) ?? readFile(join(folder, address), 'utf8').then(brotliBytes);
    known.set(address, size);
    return size;
  };
}
