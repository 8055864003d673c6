import { useEffect, useState } from 'react';
import styles from './LiveRegion.module.css';

interface LiveRegionProps {
  readonly text: string;
  /** Milliseconds without a change before a text is said: for texts that change with each key. */
  readonly settlesIn?: number;
}

/** Says a short text to a screen reader when it changes, and shows nothing. */
export function LiveRegion({ text, settlesIn }: LiveRegionProps) {
  const [settled, setSettled] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesIn);
    return () => clearTimeout(timer);
  }, [text, settlesIn]);

  return (
    <output className={styles['spokenOnly']} aria-live="polite">
      {settlesIn === undefined ? text : settled}
    </output>
  );
}
