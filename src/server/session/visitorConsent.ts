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

/** What the visitor answered on this brand before, if anything. */
function answerOf(request: FastifyRequest): ConsentAnswer | null {
  return readConsentCookie(siteOf(request).built.brand.id, request.cookies[CONSENT_COOKIE]);
}

/** Whether the request's visitor may be measured. */
export function visitorConsent(request: FastifyRequest): Consent {
  const { analytics } = siteOf(request).built.brand;
  const objects = objectsToMeasuring(request);
  return consentOf(analytics.consent, { answer: answerOf(request), objects });
}

/** Keeps an answer for its whole time: some browsers forget within a week what only a script has kept. */
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
