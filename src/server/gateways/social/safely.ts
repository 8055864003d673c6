import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { Result } from '../../../core/contract/Result.ts';
import type { SocialFailure } from './SocialGateway.ts';

/** A failure with our own message, which is safe to log. */
export class SocialProviderFault extends Error {
  override readonly name = 'SocialProviderFault';
}

/** Runs an exchange with a provider, and turns everything that it throws into a failure. */
export async function safely<T>(converse: () => Promise<T>): Promise<Result<T, SocialFailure>> {
  try {
    return { ok: true, value: await converse() };
  } catch (error) {
    return { ok: false, error: { detail: detailOf(error) } };
  }
}

/** An error code of the protocol. Excludes free text that someone may have put into one. */
const CODE = /^[\w.-]{1,60}$/;

/** What is safe to log: the kind of error and its codes, never a message from the provider. */
function detailOf(error: unknown): string {
  if (error instanceof SocialProviderFault) return error.message;
  if (error instanceof ResponseBodyError) return `${codeOf(error.error)} (${error.status})`;
  if (error instanceof WWWAuthenticateChallengeError) return `Not authorised (${error.status})`;
  if (error instanceof ClientError) return codeOf(error.code);
  if (!(error instanceof Error)) return 'Unknown';
  const code: unknown = Reflect.get(Object(error.cause), 'code') ?? Reflect.get(error, 'code');
  return typeof code === 'string' ? `${error.name}: ${codeOf(code)}` : error.name;
}

function codeOf(code: string | undefined): string {
  return code !== undefined && CODE.test(code) ? code : 'Unknown code';
}
