import type { Event } from '@sentry/browser';
import { maskPersonal } from '../../../core/rules/masking/maskPersonal.ts';

/** Members that are the service's own: ids, times and names of nobody. */
const ITS_OWN = new Set([
  'event_id',
  'replay_id',
  'type',
  'level',
  'platform',
  'environment',
  'release',
  'sdk',
  'sdkProcessingMetadata',
  'timestamp',
  'start_timestamp',
]);

/**
 * A copy of what Sentry is about to send, without personal details: message, causes, breadcrumbs,
 * address, extras and contexts. Who the visitor is, and their headers, are left out whole.
 */
export function maskEvent<E extends Event>(event: E, mask: (text: string) => string): E {
  const { user: _user, server_name: _serverName, ...rest } = event;
  const { url } = event.request ?? {};
  const kept = { ...rest, ...(url !== undefined && { request: { url } }) };
  const entries = Object.entries(kept).map(([name, value]) => [
    name,
    ITS_OWN.has(name) ? value : maskPersonal(value, mask),
  ]);
  // What is masked keeps its shape: only texts, and the values of personal names, are others.
  return Object.fromEntries(entries) as E;
}
