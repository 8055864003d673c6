/** A flow whose faults are handed on, and leave the page as it was. */
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
