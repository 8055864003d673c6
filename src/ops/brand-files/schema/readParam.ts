import type { ErrorObject } from 'ajv';

/** A string parameter of a schema error; empty when it is not a string. */
export function textParam(error: ErrorObject, name: string): string {
  const value: unknown = error.params[name];
  return typeof value === 'string' ? value : '';
}

/** A number parameter of a schema error; 0 when it is not a number. */
export function numberParam(error: ErrorObject, name: string): number {
  const value: unknown = error.params[name];
  return typeof value === 'number' ? value : 0;
}

/** The strings among the items of a list. */
export function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
