import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isRecord } from '../../core/rules/json/isRecord.ts';
import { chooseLanguage, fitting } from '../../core/rules/language/chooseLanguage.ts';
import type { Site } from './Site.ts';

/** The parameter of a page that asks for a language, such as '?lang=fr-CA'. */
export const LANGUAGE_PARAMETER = 'lang';

/** A year: a visitor who has once chosen a language is not asked to choose it again. */
const KEPT_SECONDS = 365 * 24 * 3600;

/**
 * The language that a request is answered in: the one that its address asks for, that the visitor chose
 * before, or that their browser prefers.
 */
export function requestLanguage(
  request: FastifyRequest,
  languages: readonly string[],
  secure: boolean,
): string {
  // Most brands offer one: their requests are not read for another.
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
  // A first view is answered before cookies are read: it has none.
  if (request.headers.cookie !== undefined) yield request.cookies[cookieName(secure)];
  const preferred = new Negotiator(request.raw);
  for (const tag of preferred.languages()) {
    // Any is as welcome from here on: the default, and none that is liked less or refused.
    if (tag === '*') {
      yield* preferred.languages([...languages]);
      return;
    }
    yield tag;
  }
}

/** What the address asks for; a parameter that comes twice counts as its first. */
function askedLanguage(request: FastifyRequest): string | undefined {
  const asked = isRecord(request.query) ? request.query[LANGUAGE_PARAMETER] : undefined;
  const first: unknown = Array.isArray(asked) ? asked[0] : asked;
  return typeof first === 'string' ? first : undefined;
}

/** Has the browser keep a language that its visitor asked for, where the brand offers it. */
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
