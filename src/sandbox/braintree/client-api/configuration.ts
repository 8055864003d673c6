import { SUPPORTED_CARD_TYPES } from '../cards/supportedCardTypes.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { type CallAnswer, jsonAnswer } from '../protocol/CallAnswer.ts';
import { signJwt } from './cardinalJwt.ts';

/**
 * The configuration of a merchant for the browser's SDK. Leaves out `assetsUrl`, `clientApiUrl`,
 * `configUrl` and `graphQL`, because the SDK checks the host of each that is present.
 */
export function configuration({ merchant, fingerprint, storage, now }: GatewayCall): CallAnswer {
  return jsonAnswer(200, {
    environment: 'local',
    merchantId: merchant,
    merchantAccountId: fingerprint?.merchantAccountId ?? merchant,
    challenges: ['cvv', 'postal_code'],
    creditCards: { supportedCardTypes: SUPPORTED_CARD_TYPES, collectDeviceData: false },
    threeDSecureEnabled: true,
    threeDSecure: {
      cardinalAuthenticationJWT: signJwt(storage.signingKey, {
        iss: 'sandbox',
        iat: Math.floor(now.getTime() / 1000),
        merchant,
      }),
      cardinalSongbirdUrl: '/sandbox/cardinal/songbird.js',
    },
    usBankAccount: { routeId: `${merchant}-ach` },
    paypalEnabled: false,
  });
}
