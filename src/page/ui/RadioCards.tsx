import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './RadioCards.module.css';

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  readonly description?: string;
  /** Right-aligned figures, such as a price. */
  readonly aside?: ReactNode;
  readonly badge?: string | undefined;
}

interface RadioCardsProps {
  /** The group's visible name. */
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioCard[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** One choice out of a few, each a card with a real radio button inside. The chosen card has border, tint and tick. */
export function RadioCards({ legend, name, options, value, onChange }: RadioCardsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['cards']}>
        {options.map((option) => {
          const id = `${name}-${option.value}`;
          return (
            <label className={styles['card']} key={option.value}>
              <span className={styles['mark']}>
                <input
                  type="radio"
                  id={id}
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                  aria-labelledby={`${id}-title`}
                  aria-describedby={`${id}-more`}
                />
                <Icon name="check" size={16} />
              </span>
              <span className={styles['title']} id={`${id}-title`}>
                {option.title}
              </span>
              <span className={styles['more']} id={`${id}-more`}>
                {option.badge ? <span className={styles['badge']}>{option.badge}</span> : null}
                {option.aside ? <span className={styles['aside']}>{option.aside}</span> : null}
                {option.description ? (
                  <span className={styles['description']}>{option.description}</span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
