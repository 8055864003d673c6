import { useState } from 'react';
import styles from './Figure.module.css';

/** An amount that is animated when it changes, but not at first. */
export function Figure({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <span className={styles['figure']} data-moved={text !== first || undefined} key={text}>
      {text}
    </span>
  );
}
