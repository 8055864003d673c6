import { observer } from 'mobx-react-lite';
import type { CardFieldName } from '../../../../../core/contract/PaymentFieldName.ts';
import { fieldMessage } from '../../../../../core/fields/fieldMessage.ts';
import { useStores } from '../../../../stores/StoresContext.ts';
import { sayText } from '../../../../stores/sayText.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { MethodNeeds, MethodTexts } from '../../methodNeeds.ts';
import type { CardFieldStore } from '../CardFieldStore.ts';
import type { CardStore } from '../CardStore.ts';
import styles from './CardField.module.css';
import { CardMark } from './CardMark.tsx';
import { codeHint } from './codeHint.ts';

interface CardFieldProps {
  readonly field: CardFieldStore;
  readonly card: CardStore;
}

/**
 * A card field: its label, the element for its frame, and its error outside the frame. The frame
 * receives the same message.
 */
export const CardField = observer(function CardField({ field, card }: CardFieldProps) {
  const stores = useStores<MethodNeeds<'CC'>>();
  const { texts, brand } = stores;
  const { name, error, isFocused } = field;
  const message = error && sayText(stores, fieldMessage(name, error, brand.form.requiredMessages));
  const isDrawn = card.readiness === 'ready';
  const hint = hintOf(name, card, texts);
  return (
    <div className={styles['field']} data-name={name}>
      <label className={styles['label']} htmlFor={name} id={`${name}-label`}>
        {texts[name]}
      </label>
      <div
        className={styles['control']}
        data-focused={isFocused || undefined}
        data-invalid={message !== null || undefined}
      >
        {/* The provider puts its frame in here. React does not touch what is inside. */}
        <fieldset
          className={styles['place']}
          id={name}
          // Focusable until the frame is there, so that Tab does not skip the card. Then the frame
          // takes the focus.
          tabIndex={isDrawn ? -1 : 0}
          aria-labelledby={`${name}-label`}
          aria-describedby={describedBy(name, { message, hint, isDrawn })}
        />
        {name === 'number' ? <CardMark card={card} /> : null}
      </div>
      {message ? (
        <p
          className={styles['error']}
          id={`${name}-error`}
          // As beside any other field: what is missing is announced by the submission.
          role={error === 'required' ? undefined : 'alert'}
        >
          <Icon name="alert" size={16} />
          <span>{message}</span>
        </p>
      ) : null}
      {hint ? (
        <p className={styles['hint']} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
});

/** Returns the hint for a field; empty without one. */
function hintOf(name: CardFieldName, card: CardStore, texts: MethodTexts<'CC'>): string {
  if (name === 'cvv') return codeHint(card, texts);
  return name === 'postalCode' ? texts.postalCodeHint : '';
}

interface Described {
  readonly message: string | null;
  readonly hint: string;
  readonly isDrawn: boolean;
}

function describedBy(
  name: CardFieldName,
  { message, hint, isDrawn }: Described,
): string | undefined {
  const all = [message && `${name}-error`, hint && `${name}-hint`, isDrawn ? null : 'CC-status'];
  const ids = all.filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
