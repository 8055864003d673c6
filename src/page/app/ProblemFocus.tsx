import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../stores/StoresContext.ts';

/** Scrolls to the first problem, focuses it, and says so in the title. */
export const ProblemFocus = observer(function ProblemFocus() {
  const { submit, texts } = useStores();
  const { focusTarget, focusRequests, summary } = submit;
  const hasProblems = summary.length > 0;

  // Each request counts up, so that the same field is gone to again.
  useEffect(() => {
    const target = focusRequests > 0 && focusTarget ? document.getElementById(focusTarget) : null;
    target?.scrollIntoView?.({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [focusRequests, focusTarget]);

  useEffect(() => {
    if (!hasProblems) return undefined;
    const title = document.title;
    document.title = `${texts.errorTitlePrefix}${title}`;
    return () => {
      document.title = title;
    };
  }, [hasProblems, texts]);

  return null;
});
