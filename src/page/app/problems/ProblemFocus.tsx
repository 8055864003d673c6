import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useStores } from '../../stores/StoresContext.ts';

/** Scrolls to what a submission asks to focus, and focuses it. */
export const ProblemFocus = observer(function ProblemFocus() {
  const { focusTarget, focusRequests, isOrdering } = useStores().submit;
  const followed = useRef(0);

  // Each request increments the count, so that the same field is focused again. An inert element is
  // waited for.
  useEffect(() => {
    const target = focusTarget ? document.getElementById(focusTarget) : null;
    if (followed.current === focusRequests || (isOrdering && target?.closest('[inert]'))) return;
    followed.current = focusRequests;
    target?.scrollIntoView?.({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [focusRequests, focusTarget, isOrdering]);

  return null;
});
