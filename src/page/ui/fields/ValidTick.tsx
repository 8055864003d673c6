import { Icon } from '../Icon.tsx';

/** Shows that a field's value is valid. Decorative, because the field says the same. */
export function ValidTick() {
  return (
    <span data-tone="success">
      <Icon name="check" />
    </span>
  );
}
