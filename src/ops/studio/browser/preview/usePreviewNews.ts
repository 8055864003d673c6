import { useEffect } from 'react';
import type { PreviewNews } from '../../wire/PreviewState.ts';
import { isPreviewNews } from './isPreviewNews.ts';

/** Tells what the pages in our own frames say; nobody else is listened to. */
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
