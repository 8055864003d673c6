import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  /** Accessible name of the banner's landmark. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A thin bar across the whole page. */
export function Banner({ label, children }: BannerProps) {
  return (
    <section className={styles['banner']} aria-label={label}>
      {children}
    </section>
  );
}
