import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { formatText } from '../../core/texts/formatText.ts';
import { useStores } from '../stores/StoresContext.ts';

/** Scrolls to the first problem, focuses it, and announces it in the page's title. */
export const ProblemFocus = observer(function ProblemFocus() {
  const { submit, texts } = useStores();
  const { focusTarget, focusRequests, isOrdering, summary } = submit;
  const followed = useRef(0);
  const hasProblems = summary.length > 0;

  // Each request increments the count, so that the same field is focused again. An inert element is
  // waited for.
  useEffect(() => {
    const target = focusTarget ? document.getElementById(focusTarget) : null;
    if (followed.current === focusRequests || (isOrdering && target?.closest('[inert]'))) return;
    followed.current = focusRequests;
    target?.scrollIntoView?.({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [focusRequests, focusTarget, isOrdering]);

  useEffect(() => {
    if (!hasProblems) return undefined;
    const title = document.title;
    document.title = formatText(texts.titleWithProblem, { title });
    return () => {
      document.title = title;
    };
  }, [hasProblems, texts]);

  return null;
});
