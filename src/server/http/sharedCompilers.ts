import validatorCompilers, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import serializerCompilers, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import { isRecord } from '../../core/rules/json/isRecord.ts';

interface Compilers {
  readonly buildValidator: BuildCompilerFromPool;
  readonly buildSerializer: SerializerFactory;
}

const buildValidator = validatorCompilers();
const buildSerializer = serializerCompilers();

/**
 * Fastify's own compilers, shared so that a schema is compiled once in a process. By default
 * Fastify compiles it again for every route and every server, which is most of a server's start
 * time.
 */
export const sharedCompilers: Compilers = {
  buildValidator: oncePerKey(
    (...asked) => oncePerKey(buildValidator(...asked), keyOfRoute),
    (...asked) => JSON.stringify(asked),
  ),
  buildSerializer: oncePerKey(
    (...asked) => oncePerKey(buildSerializer(...asked), keyOfRoute),
    (...asked) => JSON.stringify(asked),
  ),
};

/** Calls `make` once for each key, and returns that result from then on. */
function oncePerKey<Asked extends readonly unknown[], Made>(
  make: (...asked: Asked) => Made,
  keyOf: (...asked: Asked) => string,
): (...asked: Asked) => Made {
  const made = new Map<string, Made>();
  return (...asked) => {
    const key = keyOf(...asked);
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make(...asked);
    made.set(key, result);
    return result;
  };
}

/** Compilers receive a whole route, but read only its schema. */
function keyOfRoute(definition: unknown): string {
  return JSON.stringify(isRecord(definition) ? definition['schema'] : definition);
}
