import type { WidgetProps } from '@rjsf/utils';
import { useSetting } from '../useSetting.ts';
import styles from './control.module.css';
import { textOf } from './TextWidget.tsx';

/** A value that cannot be changed here: a brand's id is its file's name. */
export function FixedWidget({ id, value }: WidgetProps) {
  const { aria } = useSetting(id);
  return <input {...aria} id={id} className={styles['control']} readOnly value={textOf(value)} />;
}
