import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../../stores/StoresContext.ts';

const OpenModal = lazy(() =>
  import('./OpenModal.tsx').then((module) => ({ default: module.OpenModal })),
);

/** The modal over the page, fetched when the first one opens. Serves Specification 2.3.7 and 4.0.7. */
export const PageModals = observer(function PageModals() {
  const { modal } = useStores();
  if (modal.view === 'none' && !modal.editPlan) return null;
  return (
    <Suspense fallback={null}>
      <OpenModal />
    </Suspense>
  );
});
