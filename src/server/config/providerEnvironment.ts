import type { EnvironmentReader } from './EnvironmentReader.ts';

interface ProviderKeys {
  readonly hasKeys: boolean;
  readonly sandboxUrl: string | null;
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where a rehearsal has a provider's API answered instead of by the provider; null without one. Only
 * test keys may go there, and only on this machine.
 */
export function rehearsalUrl(
  reader: EnvironmentReader,
  variable: string,
  isLive: boolean,
): string | null {
  const url = reader.address(variable, ['http:'], reader.optional(variable));
  if (url === null) return null;
  if (!LOOPBACK.test(new URL(url).hostname)) {
    reader.refuse(variable, url, 'an address of this machine, such as http://127.0.0.1:4010');
  }
  if (isLive) reader.problem(variable, `${variable} is set beside live keys. Remove one of them.`);
  return url;
}

/**
 * Which of a payment provider's environments its keys are from: its own sandbox, or the live one by
 * the name that it goes by there. Whoever sets keys says which; live ones never run beside ours.
 */
export function providerEnvironment<Live extends string>(
  reader: EnvironmentReader,
  variable: string,
  [test, live]: readonly ['sandbox', Live],
  { hasKeys, sandboxUrl }: ProviderKeys,
): 'sandbox' | Live {
  const environment = reader.oneOf(variable, [test, live], test);
  // Without a word on it, live keys would be tried where they are not known.
  if (hasKeys) reader.required(variable, `the keys' own: ${test} or ${live}`);
  if (environment === live && sandboxUrl !== null) {
    reader.problem(
      variable,
      `${variable} is ${live}, and SANDBOX_URL is set. Remove one of them: nothing live runs beside the sandbox.`,
    );
  }
  return environment;
}
