import type { EnvironmentReader } from './EnvironmentReader.ts';

interface ProviderKeys {
  readonly hasKeys: boolean;
  readonly sandboxUrl: string | null;
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
