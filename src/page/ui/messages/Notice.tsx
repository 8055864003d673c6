import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'success' | 'danger';
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly id?: string;
}

/** A few separate sentences, with an icon for their tone. */
export function Notice({ tone, children, icon, id }: NoticeProps) {
  const byTone = { info: 'info', success: 'check', danger: 'alert' } as const;
  return (
    <div className={styles['notice']} data-tone={tone} id={id}>
      <Icon name={icon ?? byTone[tone]} />
      <div>{children}</div>
    </div>
  );
}
