import { observer } from 'mobx-react-lite';
import { PROVINCE_CODES } from '../../../core/rules/fields/provinces.ts';
import { provinceTexts } from '../../../core/texts/en/provinceTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { useContactField } from '../../renderer/useContactField.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { widget } from './widget.ts';

/** The province or territory, for Canadian brands. It determines the tax. */
export const Province = observer(function Province() {
  const field = useContactField('province');
  const { brand, texts } = useStores<typeof widget>();
  if (!field) return null;

  const names = lateTextsOf(brand, 'province', provinceTexts);
  const options = PROVINCE_CODES.map((value) => ({ value, label: names[value] }));
  return (
    <SelectField
      {...field}
      options={options}
      placeholder={texts.selectProvince}
      autoComplete="address-level1"
      required
    />
  );
});
