import { useEffect, useRef, useState } from 'react';
import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { BringTo, PreviewState } from '../../wire/PreviewState.ts';
import styles from './PreviewFrame.module.css';
import { usePreviewNews } from './usePreviewNews.ts';
import type { Size } from './useSize.ts';

interface PreviewFrameProps {
  readonly address: string;
  /** Changes whenever what the page is made from changes. */
  readonly revision: string;
  readonly state: PreviewState;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly room: Size;
  readonly onStay: (address: string) => void;
}

interface Shown {
  readonly key: number;
  readonly address: string;
  readonly revision: string;
}

/**
 * The permissions that a brand's page needs, without leaving its frame. It is an origin of its own,
 * so with scripts and that origin it still cannot reach the Studio.
 */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';

/**
 * A brand's page in a frame, scaled to the room available. A new version loads behind the visible
 * one and replaces it when ready, at the same scroll position, so that nothing flickers while the
 * user types.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { address, onStay, revision, room, scheme, state, width } = props;
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const scrollY = useRef(0);
  const last = useRef({ key: 0, place: '' });

  useEffect(() => {
    const key = last.current.key + 1;
    const place = `${address} ${state} ${scheme}`;
    if (place !== last.current.place) scrollY.current = 0;
    last.current = { key, place };
    // Keeps the visible version until the newest is ready, and drops those still loading.
    setShown((all) => [...all.slice(0, 1), { key, address, revision }]);
  }, [address, revision, state, scheme]);

  usePreviewNews(frames, (news, key, frame) => {
    switch (news.studio) {
      case 'loaded': {
        const order: BringTo = { studio: 'bringTo', state, scheme, scrollY: scrollY.current };
        frame.contentWindow?.postMessage(order, new URL(frame.src).origin);
        break;
      }
      case 'ready':
        setShown((all) => all.filter((it) => it.key >= key));
        break;
      case 'scrolled':
        if (key === last.current.key) scrollY.current = news.scrollY;
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
      {shown.map(({ address: src, key }, index) => (
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
