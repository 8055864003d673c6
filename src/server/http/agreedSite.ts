import type { FastifyRequest } from 'fastify';
import { brandIn } from '../../core/brand/brandIn.ts';
import { isRecord } from '../../core/rules/json/isRecord.ts';
import { type Site, siteOf } from './Site.ts';

/**
 * The request's brand in the language that its visitor read: that of the terms which the call agrees to,
 * if it does. Another tab, or a switch since, may have changed what its cookie asks for.
 */
export function agreedSite(request: FastifyRequest): Site {
  const site = siteOf(request);
  if (site.inDefault.brand.languages.length === 1) return site;
  const hash = agreedHash(request.body);
  return hash === undefined ? site : (siteByTerms(site, hash) ?? site);
}

/** The brand in the language of the terms that have a hash; null where it has no such terms, or not now. */
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
