import type { FastifyInstance } from 'fastify';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** A client token of a gateway on this machine. `mark` keeps two pages' clients apart. */
export function clientToken(mark: string): string {
  return encode({
    version: 2,
    environment: 'local',
    authorizationFingerprint: `fingerprint-${mark}`,
    configUrl: '/sandbox/braintree/client/merchant/v1/configuration',
  });
}

const CONFIGURATION = {
  environment: 'local',
  merchantId: 'merchant',
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard'] },
  challenges: ['cvv', 'postal_code'],
  threeDSecureEnabled: true,
  threeDSecure: {
    cardinalAuthenticationJWT: 'jwt',
    cardinalSongbirdUrl: '/sandbox/cardinal/songbird.js',
  },
  usBankAccount: { routeId: 'route' },
};

const ACTIONS = new Map([
  ['passed', 'SUCCESS'],
  ['failed', 'FAILURE'],
  ['cancelled', 'FAILURE'],
  ['error', 'ERROR'],
]);

/** As much of the gateway's client API as the frames and the challenge need, and a log of its calls. */
export function localCardGateway(app: FastifyInstance, calls: unknown[]): void {
  const api = '/sandbox/braintree/client';
  app.get(`${api}/merchant/v1/configuration`, async () => CONFIGURATION);
  app.post(`${api}/v1/payment_methods/credit_cards`, async ({ body }) => {
    const { creditCard } = JSON.parse(JSON.stringify(body));
    calls.push({ tokenize: creditCard });
    const number: string = creditCard.number;
    const details = { bin: number.slice(0, 6), lastFour: number.slice(-4), cardType: 'Visa' };
    const nonce = `nonce-${number.slice(-4)}`;
    return { creditCards: [{ nonce, details, type: 'CreditCard', description: '', binData: {} }] };
  });
  app.post<{ Params: { nonce: string } }>(
    `${api}/v1/payment_methods/:nonce/three_d_secure/lookup`,
    async ({ params: { nonce } }) => {
      const challenge = { transactionId: `t-${nonce}`, amount: '49.00', currency: 'USD' };
      const shown = { lastFour: '2503', cardType: 'Visa', merchant: 'Slotbook' };
      const asked = nonce.endsWith('2503');
      return {
        paymentMethod: { nonce, type: 'CreditCard', details: {}, description: '' },
        threeDSecureInfo: { liabilityShifted: !asked, liabilityShiftPossible: true },
        lookup: {
          threeDSecureVersion: '2.2.0',
          transactionId: challenge.transactionId,
          acsUrl: asked ? '/sandbox/cardinal/acs' : null,
          pareq: encode({ ...challenge, ...shown }),
        },
      };
    },
  );
  app.post(`${api}/acs`, async ({ body }) => {
    const { code, answer = code === '1234' ? 'passed' : null } = JSON.parse(JSON.stringify(body));
    if (answer === null) return { retry: true };
    return { jwt: `jwt-${answer}`, actionCode: ACTIONS.get(answer) };
  });
  app.post<{ Params: { nonce: string } }>(
    `${api}/v1/payment_methods/:nonce/three_d_secure/authenticate_from_jwt`,
    async ({ params: { nonce }, body }) => {
      const { jwt } = JSON.parse(JSON.stringify(body));
      const liabilityShifted = jwt === 'jwt-passed';
      return {
        paymentMethod: { nonce: `${nonce}-verified`, type: 'CreditCard', details: {} },
        threeDSecureInfo: { liabilityShifted, liabilityShiftPossible: true },
      };
    },
  );
  app.post(`${api}/graphql`, async ({ body }) => {
    calls.push({ graphql: body });
    const details = { last4: '7891' };
    return { data: { tokenizeUsBankAccount: { paymentMethod: { id: 'bank-nonce', details } } } };
  });
}
