import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Tooltip.module.css';

interface TooltipProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A bubble that points up at the control above it. It has its own space, so it covers nothing. */
export function Tooltip({ id, children }: TooltipProps) {
  return (
    <p className={styles['tooltip']} id={id} role="tooltip">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
