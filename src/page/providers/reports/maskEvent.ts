import type { Event } from '@sentry/browser';
import { maskPersonal } from '../../../core/rules/masking/maskPersonal.ts';

/** The service's own members: ids, times, and names that are not personal. */
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
 * Returns a copy of a Sentry event without personal details: message, causes, breadcrumbs, address,
 * extras and contexts are masked. The visitor's identity and headers are removed.
 */
export function maskEvent<E extends Event>(event: E, mask: (text: string) => string): E {
  const { user: _user, server_name: _serverName, ...rest } = event;
  const { url } = event.request ?? {};
  const kept = { ...rest, ...(url !== undefined && { request: { url } }) };
  const entries = Object.entries(kept).map(([name, value]) => [
    name,
    ITS_OWN.has(name) ? value : maskPersonal(value, mask),
  ]);
  // Masking keeps the shape: it changes only texts and the values under personal names.
  return Object.fromEntries(entries) as E;
}
