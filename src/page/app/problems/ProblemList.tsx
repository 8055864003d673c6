import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { fieldMessage } from '../../../core/fields/fieldMessage.ts';
import { problemTexts } from '../../../core/texts/en/problemTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { usersBounds } from '../../renderer/plans/usersBounds.ts';
import { problemsOfSubmission } from '../../stores/problemsOfSubmission.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { sayText } from '../../stores/sayText.ts';
import { ErrorSummary } from '../../ui/messages/ErrorSummary.tsx';

/**
 * The problems of the last submission: the page's title announces them, and two or more are listed,
 * with how many are left. The list stays until the next submission, so that the form does not jump
 * while a visitor types.
 */
export const ProblemList = observer(function ProblemList() {
  const stores = useStores();
  const { brand } = stores;
  const texts = { ...problemTexts, ...stores.texts };
  const bounds = usersBounds(stores);
  const problems = problemsOfSubmission(stores).map(({ problem, isCorrected }) => ({
    fieldId: problem.field,
    isCorrected,
    message:
      'message' in problem
        ? problem.message
        : formatText(
            sayText(stores, fieldMessage(problem.field, problem.code, brand.form.requiredMessages)),
            bounds,
          ),
  }));
  const count = problems.filter(({ isCorrected }) => !isCorrected).length;
  const isWrong = count > 0;
  const { titleWithProblem } = texts;

  useEffect(() => {
    if (!isWrong) return undefined;
    const title = document.title;
    document.title = formatText(titleWithProblem, { title });
    return () => {
      document.title = title;
    };
  }, [isWrong, titleWithProblem]);

  if (problems.length < 2) return null;
  const title = [texts.allCorrected, texts.lastProblem][count] ?? texts.errorSummary;
  return <ErrorSummary title={formatText(title, { count })} problems={problems} />;
});
