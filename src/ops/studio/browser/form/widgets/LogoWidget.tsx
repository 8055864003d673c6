import type { WidgetProps } from '@rjsf/utils';
import { useFormContext } from '../FormContext.ts';
import { useSetting } from '../useSetting.ts';
import styles from './LogoWidget.module.css';

/** One of the logos of the brand folder, each as it looks. */
export function LogoWidget({ id, onChange, value }: WidgetProps) {
  const { choices } = useFormContext();
  const { aria, pointer } = useSetting(id);
  const isOptional = pointer !== '/logo/file';
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
      {choices.logos.map((file) => (
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
