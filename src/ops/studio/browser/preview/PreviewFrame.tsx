import { useEffect, useRef, useState } from 'react';
import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { BringTo, PreviewState } from '../../wire/PreviewState.ts';
import styles from './PreviewFrame.module.css';
import {
  drivePage,
  openPage,
  type PreviewedPage,
  type PreviewedPages,
  showPage,
} from './previewedPages.ts';
import { usePreviewNews } from './usePreviewNews.ts';
import type { Size } from './useSize.ts';

interface PreviewFrameProps {
  readonly address: string;
  /** Changes whenever the content of the page changes. */
  readonly revision: string;
  readonly state: PreviewState;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly room: Size;
  readonly onStay: (address: string) => void;
}

/**
 * The permissions that a brand's page needs, without leaving its frame. The page has an origin of
 * its own, so even with scripts and that origin it cannot access the Studio.
 */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';

/**
 * A brand's page in a frame, scaled to the room available. A new version loads behind the visible
 * one and replaces it when ready, at the same scroll position, so that nothing flickers while the
 * user types.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { address, onStay, revision, room, scheme, state, width } = props;
  const [pages, setPages] = useState<PreviewedPages>([]);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const scrollY = useRef(0);
  const newest = useRef<PreviewedPage | null>(null);

  useEffect(() => {
    const before = newest.current;
    const key = (before?.key ?? 0) + 1;
    const page: PreviewedPage = { key, address, revision, state, scheme, progress: 'loading' };
    if (before === null || !isSamePlace(before, page)) scrollY.current = 0;
    newest.current = page;
    setPages((all) => openPage(all, page));
  }, [address, revision, state, scheme]);

  usePreviewNews(frames, (news, key, frame) => {
    switch (news.studio) {
      case 'loaded':
        // A page that will be replaced is not driven, so that only one page is driven at a time.
        if (key === newest.current?.key) {
          const { scheme, state } = newest.current;
          const order: BringTo = { studio: 'bringTo', state, scheme, scrollY: scrollY.current };
          frame.contentWindow?.postMessage(order, new URL(frame.src).origin);
          setPages((all) => drivePage(all, key));
        }
        break;
      case 'ready':
        setPages((all) => showPage(all, key));
        break;
      case 'scrolled':
        if (key === newest.current?.key) scrollY.current = news.scrollY;
        break;
      case 'stayed':
        onStay(news.address);
        break;
      default:
        unreachable(news);
    }
  });

  const scale = Math.min(1, room.width / width);
  return (
    <div
      className={styles['holder']}
      ref={(holder) => {
        holder?.style.setProperty('--scale', String(scale));
        holder?.style.setProperty('--width', `${width}px`);
        holder?.style.setProperty('--height', `${room.height / scale}px`);
      }}
    >
      {pages.map(({ address: src, key }, index) => (
        <iframe
          key={key}
          ref={(frame) => {
            if (frame) frames.current.set(key, frame);
            return () => {
              frames.current.delete(key);
            };
          }}
          className={styles['frame']}
          title="The brand’s page"
          sandbox={ALLOWED}
          src={src}
          data-behind={index > 0}
          aria-hidden={index > 0}
        />
      ))}
    </div>
  );
}

function isSamePlace(one: PreviewedPage, other: PreviewedPage): boolean {
  return one.address === other.address && one.state === other.state && one.scheme === other.scheme;
}
