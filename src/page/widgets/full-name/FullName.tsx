import { observer } from 'mobx-react-lite';
import { useContactField } from '../../renderer/useContactField.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

export const FullName = observer(function FullName() {
  const field = useContactField('fullName');
  return field && <TextField {...field} autoComplete="name" autoCapitalize="words" />;
});
