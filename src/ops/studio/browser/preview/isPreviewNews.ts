import type { PreviewNews } from '../../wire/PreviewState.ts';

/** Whether a message is one of a previewed page's driver. */
export function isPreviewNews(data: unknown): data is PreviewNews {
  if (typeof data !== 'object' || data === null || !('studio' in data)) return false;
  switch (data.studio) {
    case 'loaded':
    case 'ready':
      return true;
    case 'scrolled':
      return 'scrollY' in data && typeof data.scrollY === 'number';
    case 'stayed':
      return 'address' in data && typeof data.address === 'string';
    default:
      return false;
  }
}
