import type { ServerDeps } from '../ServerDeps.ts';

/** What support works with. It asks no provider: what has to be asked goes into the outbox, and the server does it. */
export type SupportDeps = Pick<ServerDeps, 'brands' | 'clock' | 'database' | 'newId'>;
