/** Makes a switch over a closed union exhaustive: the compiler refuses a case that is not handled. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
