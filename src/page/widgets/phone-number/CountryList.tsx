import { searchCountries } from '../../../core/rules/phone/searchCountries.ts';
import { DialCodeList } from '../../ui/dial-code-picker/DialCodeList.tsx';
import type { DialCodeListProps } from '../../ui/dial-code-picker/DialCountry.ts';

/** The list of countries, loaded when it is first wanted. */
export function CountryList(props: DialCodeListProps) {
  return <DialCodeList {...props} search={(text) => searchCountries(props.countries, text)} />;
}
