import { observer } from 'mobx-react-lite';
import { useContactField } from '../../renderer/useContactField.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

export const CompanyName = observer(function CompanyName() {
  const field = useContactField('companyName');
  return field && <TextField {...field} autoComplete="organization" autoCapitalize="words" />;
});
