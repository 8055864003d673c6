import type { ReactNode } from 'react';
import type { IconName } from '../Icon.tsx';
import { breakAddresses } from './breakAddresses.tsx';
import styles from './Message.module.css';
import { StatePicture } from './StatePicture.tsx';

interface MessageProps {
  readonly icon: IconName;
  readonly tone: 'success' | 'danger' | 'accent';
  readonly heading: string;
  readonly text: string;
  /** An additional remark. */
  readonly note?: string | undefined;
  /** The links or buttons below. */
  readonly children?: ReactNode;
}

/** A page with a single message: picture, heading, sentence, and what to do next. */
export function Message({ icon, tone, heading, text, note, children }: MessageProps) {
  return (
    <div className={styles['message']}>
      <StatePicture icon={icon} tone={tone} />
      <h1 id="message" tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles['text']}>{breakAddresses(text)}</p>
      {note !== undefined && <p className={styles['text']}>{breakAddresses(note)}</p>}
      <div className={styles['way']}>{children}</div>
    </div>
  );
}
