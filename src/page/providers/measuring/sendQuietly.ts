import { quietly } from '../quietly.ts';

/**
 * Sends JSON to this page's own server without waiting, also while the page is being left. The
 * content type is one that the server accepts. If the browser refuses, the event is lost. If
 * another script has broken `sendBeacon`, that is reported and a request is sent instead.
 */
export function sendQuietly(path: string, body: unknown, told?: (cause: unknown) => unknown): void {
  const text = JSON.stringify(body);
  const type = 'application/json';
  let isSent: unknown = false;
  quietly(() => {
    isSent = navigator.sendBeacon?.(path, new Blob([text], { type }));
    return isSent;
  }, told);
  if (isSent === true) return;
  const headers = { 'content-type': type };
  const request = { method: 'POST', credentials: 'same-origin', keepalive: true } as const;
  quietly(() => fetch(path, { ...request, headers, body: text }));
}
