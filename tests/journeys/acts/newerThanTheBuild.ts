/**
 * Features missing in one of the oldest browsers supported by the build (Safari 16.4, Firefox 115,
 * Chrome 111: Vite's target, and the closest long-lived Firefox). Phones without system updates
 * keep such browsers.
 */
export const NEWER_THAN_THE_BUILD: readonly string[] = [
  'AbortSignal.any',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'CloseWatcher',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.setHTMLUnsafe',
  'HTMLDialogElement.prototype.requestClose',
  'HTMLElement.prototype.showPopover',
  'Headers.prototype.getSetCookie',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Iterator',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Response.json',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'cookieStore',
  'navigation',
  'requestIdleCallback',
  'scheduler',
];

/** Removes them. Runs in the browser, before any script of a page. */
export function takeAway(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce((it: unknown, key) => Object(it)[key], globalThis);
    Reflect.deleteProperty(Object(owner), last);
  }
}
