import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './ChoiceCard.module.css';

export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Right-aligned content, such as a price. */
  readonly aside?: ReactNode;
  readonly badge?: string | undefined;
}

interface ChoiceCardProps extends Choice {
  /** 'only' has nothing to select: the card just shows the single offer. */
  readonly type: 'radio' | 'checkbox' | 'only';
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A card with a native radio button or checkbox. The selected card has a border, a tint, and a dot or a tick. */
export function ChoiceCard(props: ChoiceCardProps) {
  const id = useId();
  const isOnly = props.type === 'only';
  const Card = isOnly ? 'div' : 'label';
  return (
    <Card className={styles['card']} data-only={isOnly || undefined}>
      {isOnly ? null : (
        <span className={styles['mark']}>
          <input
            type={props.type}
            name={props.name}
            value={props.value}
            checked={props.checked}
            onChange={(event) => props.onChange(event.target.checked)}
            aria-labelledby={`${id}-title`}
            aria-describedby={props.badge ? `${id}-badge ${id}-more` : `${id}-more`}
          />
          {props.type === 'checkbox' ? <Icon name="check" size={16} /> : null}
        </span>
      )}
      <span className={styles['head']}>
        <span className={styles['title']} id={`${id}-title`}>
          {props.title}
        </span>
        {props.badge ? (
          <span className={styles['badge']} id={`${id}-badge`}>
            {props.badge}
          </span>
        ) : null}
      </span>
      <span className={styles['more']} id={`${id}-more`}>
        {props.aside ? <span className={styles['aside']}>{props.aside}</span> : null}
        {props.description ? (
          <span className={styles['description']}>{props.description}</span>
        ) : null}
      </span>
    </Card>
  );
}
