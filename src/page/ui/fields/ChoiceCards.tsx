import styles from './ChoiceCard.module.css';
import { type Choice, ChoiceCard } from './ChoiceCard.tsx';

interface ChoiceCardsProps {
  /** Select one, any number, or nothing because there is only one. */
  readonly type: 'radio' | 'checkbox' | 'only';
  /** The group's visible name. */
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (value: string, isChosen: boolean) => void;
}

/** A few choices as cards: radio buttons or checkboxes. With type 'only' it has neither. */
export function ChoiceCards({ type, legend, name, options, chosen, onChange }: ChoiceCardsProps) {
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['cards']}>
        {options.map((option) => (
          <ChoiceCard
            {...option}
            key={option.value}
            type={type}
            name={name}
            checked={chosen.includes(option.value)}
            onChange={(isChosen) => onChange(option.value, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
