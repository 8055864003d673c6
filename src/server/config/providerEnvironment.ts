import type { EnvironmentReader } from './EnvironmentReader.ts';
import { isThisMachine } from './isThisMachine.ts';

interface ProviderKeys {
  readonly hasKeys: boolean;
  readonly sandboxUrl: string | null;
}

/**
 * The address that replaces a provider's API in a rehearsal; null without one. It requires test
 * keys, and must be on this machine.
 */
export function rehearsalUrl(
  reader: EnvironmentReader,
  variable: string,
  isLive: boolean,
): string | null {
  const url = reader.address(variable, ['http:'], reader.optional(variable));
  if (url === null) return null;
  if (!isThisMachine(new URL(url).hostname)) {
    reader.refuse(variable, url, 'an address of this machine, such as http://127.0.0.1:4010');
  }
  if (isLive) reader.problem(variable, `${variable} is set beside live keys. Remove one of them.`);
  return url;
}

/**
 * The environment that a payment provider's keys belong to: its own sandbox, or live under the
 * provider's name for it. Required with keys. Live keys are refused beside our sandbox.
 */
export function providerEnvironment<Live extends string>(
  reader: EnvironmentReader,
  variable: string,
  [test, live]: readonly ['sandbox', Live],
  { hasKeys, sandboxUrl }: ProviderKeys,
): 'sandbox' | Live {
  const environment = reader.oneOf(variable, [test, live], test);
  // Without this, live keys would be sent to the provider's test environment.
  if (hasKeys) reader.required(variable, `the keys' own: ${test} or ${live}`);
  if (environment === live && sandboxUrl !== null) {
    reader.problem(
      variable,
      `${variable} is ${live}, and SANDBOX_URL is set. Remove one of them: nothing live runs beside the sandbox.`,
    );
  }
  return environment;
}
