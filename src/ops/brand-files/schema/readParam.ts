import type { ErrorObject } from 'ajv';

/** A parameter of a schema's error that is a text; empty when it is not. */
export function textParam(error: ErrorObject, name: string): string {
  const value: unknown = error.params[name];
  return typeof value === 'string' ? value : '';
}

/** A parameter of a schema's error that is a number; 0 when it is not. */
export function numberParam(error: ErrorObject, name: string): number {
  const value: unknown = error.params[name];
  return typeof value === 'number' ? value : 0;
}

/** The texts among the items of a list. */
export function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
