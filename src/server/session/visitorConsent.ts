import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Consent } from '../../core/contract/generated/session.ts';
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentAnswer,
  consentCookieValue,
  consentOf,
  readConsentCookie,
} from '../../core/rules/consent/consentOf.ts';
import { siteOf } from '../http/Site.ts';
import { objectsToMeasuring } from './pageTraits.ts';

/** The visitor's earlier answer on this brand, if any. */
function answerOf(request: FastifyRequest): ConsentAnswer | null {
  return readConsentCookie(siteOf(request).built.brand.id, request.cookies[CONSENT_COOKIE]);
}

/** Whether the request's visitor accepts analytics. */
export function visitorConsent(request: FastifyRequest): Consent {
  const { analytics } = siteOf(request).built.brand;
  const objects = objectsToMeasuring(request);
  return consentOf(analytics.consent, { answer: answerOf(request), objects });
}

/**
 * Renews the cookie for the answer's full period, because some browsers delete cookies set by a
 * script within a week.
 */
export function renewConsent(request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerOf(request);
  if (answer === null) return;
  const { built, secure } = siteOf(request);
  reply.setCookie(CONSENT_COOKIE, consentCookieValue(built.brand.id, answer), {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: CONSENT_SECONDS,
  });
}
