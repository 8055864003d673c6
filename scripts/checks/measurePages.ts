import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderPage } from '../../src/core/contract/renderPage.ts';
import { sandboxSocialKeys } from '../../src/core/contract/sandboxSocial.ts';
import { consentOf } from '../../src/core/rules/consent/consentOf.ts';
import { openBrandDirectory } from '../../src/server/brands/openBrandDirectory.ts';
import { pageData } from '../../src/server/session/pageData.ts';
import { readVisit } from '../../src/server/session/readVisit.ts';
import { brotliBytes } from './measureScripts.ts';

/** Real keys of the captcha provider are as long as these. */
/** Has not answered the question about measuring, so that its bytes count where it is asked first. */
const NEW_VISITOR = { answer: null, objects: false };

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

/** Pages by brand and sign-up type, such as 'slotbook (free)'. */
export interface Pages {
  /** Bytes of the whole page, styles included. */
  readonly pages: Readonly<Record<string, number>>;
  /** Bytes of its styles alone. */
  readonly styles: Readonly<Record<string, number>>;
}

/** The pages of the build in dist/. */
export async function measurePages(root: string): Promise<Pages> {
  // The built module has no types. The server reads it the same way.
  const { renderPage }: { renderPage: RenderPage } = await import(
    join(root, 'dist/page/server/renderPage.js')
  );
  const snapshot = (await openBrandDirectory(join(root, 'dist/brands'))).current();
  const pages: Record<string, number> = {};
  const styles: Record<string, number> = {};
  for (const id of Object.keys(snapshot.index.brands)) {
    const built = await snapshot.brand(id);
    if (built === null) throw new Error(`${id} is in the index and not in dist/brands.`);
    for (const signupType of built.brand.signupTypes.offered) {
      const visit = readVisit(built.brand, { signupType });
      const data = pageData(built, CONFIG, {
        view: 'signup',
        visit,
        consent: consentOf(built.brand.analytics.consent, NEW_VISITOR),
      });
      const { html } = renderPage({ built, data });
      const name = `${id} (${visit.signupType})`;
      pages[name] = brotliBytes(html);
      styles[name] = brotliBytes(html.match(/<style>.*?<\/style>/gs)?.join('') ?? '');
    }
  }
  return { pages, styles };
}

/** Address of the entry script in dist/, such as assets/hydrate-x.js. */
export async function builtEntry(root: string): Promise<string> {
  const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
    await readFile(join(root, 'dist/page/client/.vite/manifest.json'), 'utf8'),
  );
  const entry = Object.values(manifest).find((it) => it.isEntry);
  if (entry === undefined) throw new Error('The build in dist/ has no entry.');
  return entry.file;
}
