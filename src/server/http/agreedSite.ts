import type { FastifyRequest } from 'fastify';
import { brandIn } from '../../core/brand/brandIn.ts';
import { isRecord } from '../../core/rules/json/isRecord.ts';
import { type Site, siteOf } from './Site.ts';

/**
 * Returns the request's brand in the language that the visitor read: that of the terms which the
 * call agrees to, if any. The cookie may have changed since, through another tab or a switch of
 * language.
 */
export function agreedSite(request: FastifyRequest): Site {
  const site = siteOf(request);
  if (site.inDefault.brand.languages.length === 1) return site;
  const hash = agreedHash(request.body);
  return hash === undefined ? site : (siteByTerms(site, hash) ?? site);
}

/**
 * Returns the brand in the language whose terms have this hash; null when no current terms have it.
 */
export function siteByTerms(site: Site, hash: unknown): Site | null {
  const { built, inDefault } = site;
  if (built.terms.terms.hash === hash) return site;
  const { languages, locale } = inDefault.brand;
  const language = [locale, ...languages].find(
    (it) => brandIn(inDefault, it).terms.terms.hash === hash,
  );
  return language === undefined ? null : { ...site, built: brandIn(inDefault, language) };
}

function agreedHash(body: unknown): unknown {
  const formState = isRecord(body) ? body['formState'] : null;
  return isRecord(formState) ? formState['termsHash'] : undefined;
}
