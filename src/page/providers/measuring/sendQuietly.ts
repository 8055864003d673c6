/**
 * Sends JSON to this page's own server without waiting, also while the page is being left. The type
 * makes the server take it. What the browser refuses is a lost count, and no more.
 */
export function sendQuietly(path: string, body: unknown): void {
  const text = JSON.stringify(body);
  const type = 'application/json';
  if (navigator.sendBeacon?.(path, new Blob([text], { type }))) return;
  const headers = { 'content-type': type };
  const request = { method: 'POST', credentials: 'same-origin', keepalive: true } as const;
  fetch(path, { ...request, headers, body: text }).catch(() => undefined);
}
