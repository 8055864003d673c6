import type { FastifyRequest } from 'fastify';
import { alreadyMade } from './GoCardlessFault.ts';
import type { ResourceKind, Resources } from './GoCardlessResource.ts';
import type { GoCardlessStorage } from './openGoCardlessStorage.ts';
import { accountOf, type Fields, fieldsIn, idempotencyKeyOf } from './readRequest.ts';

/** A new resource, and what is stored with it. */
interface Made<Resource> {
  readonly resource: Resource;
  /** Runs in the same transaction. */
  readonly follow?: () => void;
}

/**
 * Creates and stores a requested resource, once per idempotency key. Throws the provider's error,
 * which names the resource that the key created before.
 */
export function createOnce<Kind extends ResourceKind>(
  storage: GoCardlessStorage,
  request: FastifyRequest,
  kind: Kind,
  make: (fields: Fields, account: string) => Made<Resources[Kind]>,
): Resources[Kind] {
  const account = accountOf(request);
  const key = idempotencyKeyOf(request);
  const before = key === null ? null : storage.made(kind, account, key);
  if (before !== null) throw alreadyMade(before);
  const { follow, resource } = make(fieldsIn(request.body, kind), account);
  storage.atomically(() => {
    storage.save(kind, account, resource);
    if (key !== null) storage.keep(kind, account, key, resource.id);
    follow?.();
  });
  return resource;
}
