/** Wraps a flow so that its errors are reported and do not reach the page. */
export function guardFlow<Args extends unknown[]>(
  flow: (...args: Args) => Promise<void>,
  report: (cause: unknown) => void,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    try {
      await flow(...args);
    } catch (cause) {
      report(cause);
    }
  };
}
