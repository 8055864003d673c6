import type {
  ActivationRequest,
  ActivationResponse,
} from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

type Activation = ActivationResponse['data'];

const OUTCOMES = [
  'activated',
  'expired',
  'used',
  'unknown',
] as const satisfies readonly Activation['outcome'][];

/** POST /activation: uses an activation link. */
export function activationRequest(body: ActivationRequest): HttpRequest<Activation> {
  return { path: '/activation', body, parse: parseActivation };
}

function parseActivation(json: unknown): Activation | null {
  if (!isRecord(json) || json['success'] !== true || !isRecord(json['data'])) return null;
  const { outcome: named, redirectUrl } = json['data'];
  const outcome = OUTCOMES.find((it) => it === named);
  if (outcome === undefined) return null;
  return { outcome, redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null };
}
