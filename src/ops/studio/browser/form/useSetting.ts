import { valueAt } from '../../../../core/brand/editValue.ts';
import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import type { Inherited, ShownProblem } from '../../wire/BrandReport.ts';
import { useFormContext } from './FormContext.ts';
import { pointerOfId } from './fieldId.ts';

export interface Setting {
  readonly pointer: string;
  /**
   * The value in the brand's own file; undefined when the file leaves it out, null when it removes
   * it.
   */
  readonly own: JsonValue | undefined;
  readonly inherited: Inherited | null;
  readonly problems: readonly ShownProblem[];
  /** The attributes of every control of the field. */
  readonly aria: {
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string;
  };
}

const NONE: readonly ShownProblem[] = [];

/** One setting of the brand, by its field's id. */
export function useSetting(id: string): Setting {
  const { own, inherited, problems } = useFormContext();
  const pointer = pointerOfId(id);
  const found = problems.get(pointer) ?? NONE;
  return {
    pointer,
    own: valueAt(own, pointer),
    inherited: inherited.get(pointer) ?? null,
    problems: found,
    aria: {
      'aria-invalid': found.length > 0,
      'aria-describedby': `${id}-about ${id}-origin ${id}-problems`,
    },
  };
}
