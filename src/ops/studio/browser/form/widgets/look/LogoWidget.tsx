import type { WidgetProps } from '@rjsf/utils';
import { useFormContext } from '../../FormContext.ts';
import { useSetting } from '../../useSetting.ts';
import { textOf } from '../TextWidget.tsx';
import styles from './LogoWidget.module.css';

/** One of the logos of the brand folder, each shown as a picture. */
export function LogoWidget({ id, onChange, value }: WidgetProps) {
  const { choices, own } = useFormContext();
  const { aria, pointer } = useSetting(id);
  const isOptional = pointer !== '/logo/file';
  const logos = nearestFirst(choices.logos, textOf(own['id']), isOptional);
  const isUnknown = typeof value === 'string' && !choices.logos.includes(value);
  return (
    <div
      id={id}
      className={styles['logos']}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      data-on-dark={isOptional}
      {...aria}
    >
      {isOptional ? (
        <label className={styles['logo']}>
          <input
            type="radio"
            name={id}
            checked={value === undefined || value === null}
            onChange={() => onChange(undefined)}
          />
          <span className={styles['name']}>None</span>
        </label>
      ) : null}
      {logos.map((file) => (
        <label key={file} className={styles['logo']}>
          <input type="radio" name={id} checked={value === file} onChange={() => onChange(file)} />
          <img src={`/api/logos/${file}`} alt="" loading="lazy" />
          <span className={styles['name']}>{file.replace(/\.svg$/, '')}</span>
        </label>
      ))}
      {isUnknown ? <p className={styles['unknown']}>{value} is not there.</p> : null}
    </div>
  );
}

/** Sorts the brand's own logos first and, for the dark scheme, those made for it. */
export function nearestFirst(
  logos: readonly string[],
  id: string,
  isForDark: boolean,
): readonly string[] {
  const distance = (file: string) =>
    (file.startsWith(id) ? 0 : 2) + (file.includes('-on-dark') === isForDark ? 0 : 1);
  return logos.toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b));
}
