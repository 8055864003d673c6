import type { ServerDeps } from '../ServerDeps.ts';

/**
 * The dependencies of support. It calls no provider: it queues work in the outbox, and the server
 * does it.
 */
export type SupportDeps = Pick<ServerDeps, 'brands' | 'clock' | 'database' | 'newId'>;
