import { encodeState } from '../../../src/core/rules/socialState/encodeState.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { aStart, SOCIAL_BRAND } from '../leads/socialTrip.ts';
import { anAnalyticsEvent } from '../orders/anAnalyticsEvent.ts';
import { EVERY_ORDER, type TriedCall } from '../orders/everyOrder.ts';

/** The body of an e-mail check. */
export const body = { captchaToken: 'human', email: 'ada@example.com' };
const unknownVariant = { captchaToken: 'human', rVersion: 'other' };
const pageEvent = anAnalyticsEvent();
const pageReport = { level: 'error', tag: 'signup', path: '/signup', message: 'No answer' };
const header = { 'x-user-email': body.email };

const v1Brand = aBuiltBrand({
  brand: aBrand({ id: 'careline', hosts: ['careline.example'], emailCheck: { path: '/v1/email' } }),
});

const directDebitBrand = aBuiltBrand({
  brand: aBrand({ payment: { methods: ['CC', 'GC'], expiration: 'single' } }),
});

/** A call of each path with each kind of answer. */
export const EVERY_CALL: readonly TriedCall[] = [
  ...EVERY_ORDER,
  ['/email', 200, (visitor) => visitor.post('/email', body)],
  ['/email', 400, (visitor) => visitor.post('/email', { captchaToken: 'human' })],
  ['/email', 403, (visitor) => visitor.post('/email', { ...body, captchaToken: 'robot' })],
  ['/v1/email', 404, (visitor) => visitor.post('/v1/email', body, header)],
  ['/activation', 200, (visitor) => visitor.post('/activation', { token: 'no' })],
  ['/activation', 400, (visitor) => visitor.post('/activation', {})],
  ['/activation/resend', 404, (visitor) => visitor.post('/activation/resend', { token: 'no' })],
  ['/activation/resend', 200, (visitor) => visitor.post('/activation/resend', body)],
  ['/activation/resend', 400, (visitor) => visitor.post('/activation/resend', {})],
  ['/v1/email', 200, (visitor) => visitor.post('/v1/email', body, header), v1Brand],
  ['/auth/forget', 200, (visitor) => visitor.post('/auth/forget', {})],
  ['/auth/forget', 400, (visitor) => visitor.post('/auth/forget', { who: 'me' })],
  ['/start-anew', 200, (visitor) => visitor.post('/start-anew', {})],
  ['/start-anew', 400, (visitor) => visitor.post('/start-anew', { who: 'me' })],
  ['/client-token', 200, (visitor) => visitor.post('/client-token', { captchaToken: 'human' })],
  [
    '/billing-request-flow',
    200,
    (visitor) => visitor.post('/billing-request-flow', { captchaToken: 'human' }),
    directDebitBrand,
  ],
  [
    '/billing-request-flow',
    400,
    (visitor) => visitor.post('/billing-request-flow', unknownVariant),
  ],
  ['/client-token', 400, (visitor) => visitor.post('/client-token', unknownVariant)],
  ['/api/analytics', 204, (visitor) => visitor.post('/api/analytics', pageEvent)],
  ['/api/reports', 204, (visitor) => visitor.post('/api/reports', pageReport)],
  ['/api/reports', 400, (visitor) => visitor.post('/api/reports', {})],
  ['/api/analytics', 400, (visitor) => visitor.post('/api/analytics', { name: 'other' })],
  ...['/auth/google', '/auth/facebook'].flatMap((path): TriedCall[] => [
    [path, 303, (visitor) => visitor.get(`${path}?state=${encodeState(aStart())}`), SOCIAL_BRAND],
    [`${path}/callback`, 303, (visitor) => visitor.get(`${path}/callback`), SOCIAL_BRAND],
  ]),
];
