import { useEffect } from 'react';
import type { PreviewNews } from '../../wire/PreviewState.ts';

/** Passes on messages from pages in our own frames. Ignores those from other windows. */
export function usePreviewNews(
  frames: { readonly current: ReadonlyMap<number, HTMLIFrameElement> },
  onNews: (news: PreviewNews, key: number, frame: HTMLIFrameElement) => void,
): void {
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      const found = [...frames.current].find(([, frame]) => frame.contentWindow === source);
      if (found !== undefined && isPreviewNews(data)) onNews(data, ...found);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frames, onNews]);
}

/** Whether a message comes from the driver of a previewed page. */
function isPreviewNews(data: unknown): data is PreviewNews {
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
