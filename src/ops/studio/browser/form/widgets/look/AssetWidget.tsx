import type { WidgetProps } from '@rjsf/utils';
import { useFormContext } from '../../FormContext.ts';
import { assetsOf } from '../../uiSchemaOf.ts';
import { useSetting } from '../../useSetting.ts';
import { Select } from '../choices/ChoiceWidget.tsx';
import { textOf } from '../TextWidget.tsx';

/** The name of a file in the brand folder, or of another brand. */
export function AssetWidget({ id, onChange, value }: WidgetProps) {
  const { choices, own } = useFormContext();
  const { pointer } = useSetting(id);
  const names = choices[assetsOf(pointer)].filter((name) => name !== own['id']);
  return (
    <Select
      id={id}
      values={names}
      value={textOf(value)}
      onChange={onChange}
      labelOf={(name) => name}
    />
  );
}
