import { useEffect, useState } from 'react';
import styles from './LiveRegion.module.css';

interface LiveRegionProps {
  readonly text: string;
  /** Milliseconds without a change before a text is announced, for texts that change with each key. */
  readonly settlesIn?: number;
}

/** Announces a short text to screen readers when it changes. Invisible. */
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
