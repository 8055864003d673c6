import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isRecord } from '../../core/rules/json/isRecord.ts';
import { chooseLanguage, fitting } from '../../core/rules/language/chooseLanguage.ts';
import type { Site } from './Site.ts';

/** The page parameter that selects a language, such as '?lang=fr-CA'. */
export const LANGUAGE_PARAMETER = 'lang';

/** One year, so that a visitor chooses a language only once. */
const KEPT_SECONDS = 365 * 24 * 3600;

/**
 * The language for answering a request: from its address, else from the visitor's earlier choice,
 * else from their browser's preferences.
 */
export function requestLanguage(
  request: FastifyRequest,
  languages: readonly string[],
  secure: boolean,
): string {
  // Most brands offer one language. Then the request is not examined.
  return chooseLanguage(
    languages,
    languages.length === 1 ? [] : wishesOf(request, languages, secure),
  );
}

function* wishesOf(
  request: FastifyRequest,
  languages: readonly string[],
  secure: boolean,
): Generator<string | undefined> {
  yield askedLanguage(request);
  // A first view is answered before cookies are parsed, and has none.
  if (request.headers.cookie !== undefined) yield request.cookies[cookieName(secure)];
  const preferred = new Negotiator(request.raw);
  for (const tag of preferred.languages()) {
    // After '*', the browser accepts any offered language, by its own order of preference.
    if (tag === '*') {
      yield* preferred.languages([...languages]);
      return;
    }
    yield tag;
  }
}

/** The language in the address. When the parameter occurs twice, the first counts. */
function askedLanguage(request: FastifyRequest): string | undefined {
  const asked = isRecord(request.query) ? request.query[LANGUAGE_PARAMETER] : undefined;
  const first: unknown = Array.isArray(asked) ? asked[0] : asked;
  return typeof first === 'string' ? first : undefined;
}

/** Sets a cookie with a language that the visitor selected, if the brand offers it. */
export function keepLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { built: { brand }, secure }: Site,
): void {
  if (brand.languages.length === 1) return;
  const language = fitting(brand.languages, askedLanguage(request));
  if (language === undefined) return;
  reply.setCookie(cookieName(secure), language, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KEPT_SECONDS,
  });
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-language' : 'language';
}
