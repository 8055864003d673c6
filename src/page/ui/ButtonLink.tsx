import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  /** The accessible name of a link that opens in a new tab, because it has to say so. */
  readonly newTabLabel?: string;
}

/** A link that looks like a button. */
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
