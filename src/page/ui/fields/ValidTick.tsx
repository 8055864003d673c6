import { Icon } from '../Icon.tsx';

/** A field's tick: what stands in it is right. Decoration: the field says the same. */
export function ValidTick() {
  return (
    <span data-tone="success">
      <Icon name="check" />
    </span>
  );
}
