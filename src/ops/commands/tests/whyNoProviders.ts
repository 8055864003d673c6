/**
 * Returns why the providers' sandboxes cannot be called: this needs their keys, and never live
 * ones.
 */
export function whyNoProviders(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const hasKeys = Object.keys(environment).some((name) => /^BRAINTREE_\w+_PRIVATE_KEY$/.test(name));
  if (!hasKeys) return "no keys of Braintree's sandbox in the environment";
  return environment['BRAINTREE_ENVIRONMENT'] === 'sandbox'
    ? null
    : "BRAINTREE_ENVIRONMENT is not 'sandbox'";
}

/**
 * Returns why the journeys cannot run against a provider's sandbox: this needs the keys of at least
 * one. A rehearsal needs none.
 */
export function whyNoProviderJourneys(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  if (environment['PAY_TARGET'] === 'rehearsal') return null;
  const names = Object.keys(environment);
  const providers = ['BRAINTREE', 'GOCARDLESS'].filter((name) =>
    names.some((it) => new RegExp(`^${name}_\\w+_(PRIVATE_KEY|ACCESS_TOKEN)$`).test(it)),
  );
  if (providers.length === 0)
    return "no keys of the payment providers' sandboxes in the environment";
  const live = providers.find((name) => environment[`${name}_ENVIRONMENT`] !== 'sandbox');
  return live === undefined ? null : `${live}_ENVIRONMENT is not 'sandbox'`;
}
