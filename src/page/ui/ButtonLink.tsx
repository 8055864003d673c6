import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  /** Its name where it opens in a new tab, which has to be said. */
  readonly newTabLabel?: string;
}

/** A link that weighs as much as a button. */
export function ButtonLink({ href, children, variant = 'primary', newTabLabel }: ButtonLinkProps) {
  return (
    <a
      className={styles['button']}
      data-variant={variant}
      href={href}
      {...(newTabLabel && {
        target: '_blank',
        rel: 'noopener noreferrer',
        'aria-label': newTabLabel,
      })}
    >
      {children}
    </a>
  );
}
