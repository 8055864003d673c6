import type { ReactNode } from 'react';
import styles from './Scene.module.css';

/**
 * A drawing above a message, in the brand's colours: what happened, as a thing. Hidden from screen
 * readers, because the title says the same.
 */
export function Scene({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <svg
      className={styles['scene']}
      data-scene={name}
      width="128"
      height="96"
      viewBox="0 0 128 96"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles['floor']} cx="64" cy="90" rx="46" ry="4" />
      <g>{children}</g>
    </svg>
  );
}
