import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** A thin line over the whole page. */
export function Banner({ children }: { readonly children: ReactNode }) {
  return <div className={styles['banner']}>{children}</div>;
}
