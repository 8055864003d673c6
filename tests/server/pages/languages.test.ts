import { describe, expect, it } from 'vitest';
import { aBilingualBrand } from '../../factories/brands/aBilingualBrand.ts';
import { aBuiltBrand, aTermsDocument } from '../../factories/brands/aBuiltBrand.ts';
import { linkOf, press } from '../../factories/orders/aMailedLink.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, HOST } from '../../factories/servers/aVisitor.ts';

const EN = { termsHash: aTermsDocument('terms').hash, privacyHash: aTermsDocument('privacy').hash };
const FR = {
  termsHash: aTermsDocument('termsFr').hash,
  privacyHash: aTermsDocument('privacyFr').hash,
};

interface Asked {
  readonly lang?: string;
  readonly cookie?: string;
  readonly accept?: string;
}

/** Requests a page as a browser with these languages. */
function view({ app }: TestServer, { accept, cookie, lang }: Asked, path = '/signup') {
  const headers = { host: HOST, accept: 'text/html', ...(accept && { 'accept-language': accept }) };
  return app.inject({
    url: lang === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    headers,
    cookies: cookie === undefined ? {} : { language: cookie },
  });
}

const bilingual = () => aServer({ brands: [aBilingualBrand()] });

describe('the language of a page', () => {
  it.each([
    ['is the default where nobody asks', {}, 'en-CA'],
    ['is the one that the address asks for', { lang: 'fr-CA' }, 'fr-CA'],
    ['is that of its country', { lang: 'fr' }, 'fr-CA'],
    ['is the one that was chosen before', { cookie: 'fr-CA' }, 'fr-CA'],
    ['is the one that the browser prefers', { accept: 'fr-FR,fr;q=0.9,en;q=0.8' }, 'fr-CA'],
    ['is not the one that it likes less', { accept: 'fr;q=0.2,en;q=0.8' }, 'en-CA'],
    ['is not the one that it refuses', { accept: 'fr;q=0' }, 'en-CA'],
    ['puts the address first', { lang: 'en', cookie: 'fr-CA', accept: 'fr' }, 'en-CA'],
    ['puts the choice before the browser', { cookie: 'en-CA', accept: 'fr' }, 'en-CA'],
    ['passes over what is not offered', { lang: 'de', cookie: 'es', accept: 'ja,fr' }, 'fr-CA'],
    ['is its default where any is as welcome', { accept: '*, fr;q=0.5' }, 'en-CA'],
    ['is not the default where any other is welcome', { accept: '*, en;q=0' }, 'fr-CA'],
    ['is the default where all are refused', { accept: '*;q=0, en;q=0, fr;q=0' }, 'en-CA'],
    ['reads a tag as other programs write it', { lang: 'fr_CA' }, 'fr-CA'],
    ['asks nothing by an empty word', { lang: '', accept: 'fr' }, 'fr-CA'],
    ['takes no harm', { lang: '%00%22', cookie: '"><b>', accept: ';;q=,,*;q=9' }, 'en-CA'],
    ['takes the first of two', { lang: 'fr&lang=en' }, 'fr-CA'],
  ] as const)('%s', async (_name, asked, language) => {
    const server = await bilingual();

    const page = await view(server, asked);

    expect(page.statusCode).toBe(200);
    expect(page.headers['content-language']).toBe(language);
    expect(page.body).toContain(`lang="${language}"`);
  });

  it('is kept once it was asked for, and not where it was only preferred', async () => {
    const server = await bilingual();
    const kept = async (asked: Asked) =>
      (await view(server, asked)).cookies.find(({ name }) => name === 'language')?.value;

    expect(await kept({ lang: 'fr' })).toBe('fr-CA');
    expect(await kept({ accept: 'fr' })).toBeUndefined();
    expect(await kept({ lang: 'de' })).toBeUndefined();
  });

  it('goes along where a page leads to another', async () => {
    const server = await bilingual();
    const visitor = await aVisitor(server.app);
    await visitor.post('/signup/free', aSignupRequest({ formState: EN }));
    await server.deliver();
    const used = linkOf(server);
    await press(visitor, used);
    for (const path of ['/error', '/uk/error', '/', '/signup/', '/account/upgrade', used]) {
      delete visitor.cookies['language'];
      const mark = path.includes('?') ? '&' : '?';
      const { cookies, statusCode } = await visitor.get(`${path}${mark}lang=fr`);
      expect([path, Math.floor(statusCode / 100)]).toEqual([path, 3]);
      expect(cookies).toContainEqual(expect.objectContaining({ name: 'language', value: 'fr-CA' }));
    }
  });

  it('is in Vary for caches, unless the brand has one language', async () => {
    const server = await bilingual();
    const { vary } = (await view(server, {})).headers;
    expect(vary).toBe('accept-encoding, accept-language, cookie, *');

    const single = await aServer({ brands: [aBuiltBrand()] });
    const page = await view(single, { lang: 'fr', cookie: 'fr-CA', accept: 'fr' });
    expect(page.headers).toMatchObject({ vary: 'accept-encoding, *', 'content-language': 'en-US' });
    expect(page.cookies.map(({ name }) => name)).not.toContain('language');
  });

  it.each(['/nowhere', '/activate?token=none', '/account'])('is that of %s, too', async (path) => {
    const server = await bilingual();
    const page = await view(server, { cookie: 'fr-CA' }, path);
    expect(page.headers['content-language']).toBe('fr-CA');
  });
});

describe('an order', () => {
  it.each([
    ['fr-CA', FR],
    ['en-CA', EN],
  ])('keeps the language of the texts that it agrees to: %s', async (language, hashes) => {
    const server = await bilingual();
    const visitor = await aVisitor(server.app);
    // Another tab has changed the choice in the meantime.
    visitor.cookies['language'] = language === 'fr-CA' ? 'en-CA' : 'fr-CA';

    const answer = await visitor.post('/signup/free', aSignupRequest({ formState: hashes }));

    expect(answer.statusCode).toBe(200);
    const { database } = server;
    const consents = await database.selectFrom('consents').select('language').execute();
    expect(consents.map((row) => row.language)).toEqual([language, language]);
    const user = await database.selectFrom('users').select('language').executeTakeFirstOrThrow();
    expect(user.language).toBe(language);
  });

  it('that agrees to the texts of two languages is refused', async () => {
    const server = await bilingual();
    const visitor = await aVisitor(server.app);
    const formState = { termsHash: FR.termsHash, privacyHash: EN.privacyHash };

    const answer = await visitor.post('/signup/free', aSignupRequest({ formState }));

    expect(answer.json()).toMatchObject({ message: 'TERMS_NOT_AGREED' });
  });

  it('of a brand of one language leaves it to the brand', async () => {
    const server = await aServer({ brands: [aBuiltBrand()] });
    const visitor = await aVisitor(server.app);
    await visitor.post('/signup/free', aSignupRequest());
    const { database } = server;
    const user = await database.selectFrom('users').select('language').executeTakeFirstOrThrow();
    expect(user.language).toBeNull();
  });
});

describe('a mail', () => {
  it('is in the language of its reader, and its link opens in that', async () => {
    const server = await bilingual();
    const visitor = await aVisitor(server.app);
    await visitor.post('/signup/free', aSignupRequest({ formState: FR }));
    await server.deliver();

    const [mail] = server.mail.sent;
    expect(mail?.html).toContain('lang="fr-CA"');
    expect(mail?.text).toMatch(/\/activate\?token=[\w-]+&lang=fr-CA/);
  });
});
