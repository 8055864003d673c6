import { observer } from 'mobx-react-lite';
import { fieldMessage } from '../../core/fields/fieldMessage.ts';
import { useStores } from '../stores/StoresContext.ts';
import { sayText } from '../stores/sayText.ts';
import { ErrorSummary } from '../ui/messages/ErrorSummary.tsx';

/** With two or more problems, all of them above the form. */
export const ProblemSummary = observer(function ProblemSummary() {
  const stores = useStores();
  const { submit, texts, brand } = stores;
  if (submit.summary.length < 2) return null;

  const problems = submit.summary.map(({ field, code }) => ({
    fieldId: field,
    message: sayText(stores, fieldMessage(field, code, brand.form.requiredMessages)),
  }));
  return <ErrorSummary title={texts.errorSummary} problems={problems} />;
});
