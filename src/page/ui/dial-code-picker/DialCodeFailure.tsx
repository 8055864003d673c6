import { useRef } from 'react';
import { Button } from '../Button.tsx';
import styles from './DialCodePicker.module.css';
import type { DialCodeTexts } from './DialCountry.ts';
import { useLeave } from './useLeave.ts';

interface DialCodeFailureProps {
  readonly id: string;
  readonly texts: DialCodeTexts;
  readonly onRetry: () => void;
  /** The visitor went elsewhere in the page. */
  readonly onLeave: () => void;
}

/** In the list's place when it, or its countries, could not be had. Serves Specification 8.4.8. */
export function DialCodeFailure({ id, texts, onRetry, onLeave }: DialCodeFailureProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLeave(popup, onLeave);
  return (
    <div role="alert" className={styles['failed']} id={id} ref={popup}>
      <p>{texts.failed}</p>
      <Button variant="text" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
