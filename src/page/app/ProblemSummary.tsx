import { observer } from 'mobx-react-lite';
import { fieldMessage } from '../../core/fields/fieldMessage.ts';
import { formatText } from '../../core/texts/formatText.ts';
import { usersBounds } from '../renderer/plans/usersBounds.ts';
import { useStores } from '../stores/StoresContext.ts';
import { sayText } from '../stores/sayText.ts';
import { ErrorSummary } from '../ui/messages/ErrorSummary.tsx';

/** With two or more problems, their number and a list above the form. */
export const ProblemSummary = observer(function ProblemSummary() {
  const stores = useStores();
  const { submit, texts, brand } = stores;
  if (submit.summary.length < 2) return null;

  const bounds = usersBounds(stores);
  const problems = submit.summary.map((problem) => ({
    fieldId: problem.field,
    message:
      'message' in problem
        ? problem.message
        : formatText(
            sayText(stores, fieldMessage(problem.field, problem.code, brand.form.requiredMessages)),
            bounds,
          ),
  }));
  const title = formatText(texts.errorSummary, { count: problems.length });
  return <ErrorSummary title={title} problems={problems} />;
});
