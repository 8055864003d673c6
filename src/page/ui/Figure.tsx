import { useState } from 'react';
import styles from './Figure.module.css';

/** An amount that moves a little when it changes, and never as it is first shown. */
export function Figure({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <span className={styles['figure']} data-moved={text !== first || undefined} key={text}>
      {text}
    </span>
  );
}
