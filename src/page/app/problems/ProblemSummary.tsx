import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useStores } from '../../stores/StoresContext.ts';

export const loadProblemList = () =>
  import('./ProblemList.tsx').then((module) => module.ProblemList);

interface Props {
  readonly load?: typeof loadProblemList;
}

/**
 * The place of the problems of a submission, above the form. Their code loads once the page can be
 * used; without it, each field still shows its own.
 */
export const ProblemSummary = observer(function ProblemSummary({ load = loadProblemList }: Props) {
  const { summary } = useStores().submit;
  const hasProblems = summary.length > 0;
  const [List, setList] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!hasProblems || List) return;
    load().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, [summary, hasProblems, List, load]);

  return hasProblems && List ? <List /> : null;
});
