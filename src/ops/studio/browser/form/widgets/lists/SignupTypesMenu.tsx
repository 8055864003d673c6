import { isJsonObject, type JsonObject } from '../../../../../../core/brand/JsonValue.ts';
import { valueLabel } from '../../settingLabel.ts';
import styles from './SignupTypesMenu.module.css';

interface SignupTypesMenuProps {
  /** The widget's name, for screen readers. */
  readonly name: string;
  readonly types: readonly string[];
  readonly placement: JsonObject;
  readonly onChange: (placement: JsonObject) => void;
}

/** The sign-up types that a widget is shown for: all of them unless some are ticked. */
export function SignupTypesMenu({ name, onChange, placement, types }: SignupTypesMenuProps) {
  const { when, ...always } = placement;
  const named = when !== undefined && isJsonObject(when) ? when['signupTypes'] : undefined;
  const shown: readonly string[] = Array.isArray(named) ? named.map(String) : [];
  const toggle = (type: string) => {
    const next = types.filter((it) => shown.includes(it) !== (it === type));
    const isAll = next.length === 0 || next.length === types.length;
    onChange(isAll ? always : { ...always, when: { signupTypes: next } });
  };
  return (
    <details className={styles['menu']}>
      <summary aria-label={`Sign-up types of ${name}`}>
        {shown.length === 0 ? 'Always' : shown.map(valueLabel).join(', ')}
      </summary>
      <span className={styles['types']}>
        {types.map((type) => (
          <label key={type}>
            <input type="checkbox" checked={shown.includes(type)} onChange={() => toggle(type)} />
            {valueLabel(type)}
          </label>
        ))}
      </span>
    </details>
  );
}
