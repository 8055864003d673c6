import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../../stores/StoresContext.ts';

const OpenModal = lazy(() =>
  import('./OpenModal.tsx').then((module) => ({ default: module.OpenModal })),
);

const EditPlanModal = lazy(() =>
  import('./EditPlanModal.tsx').then((module) => ({ default: module.EditPlanModal })),
);

/** The modals over the page, each fetched when it first opens. Serves Specification 2.3.7 and 4.0.7. */
export const PageModals = observer(function PageModals() {
  const { modal } = useStores();
  if (modal.view === 'none' && !modal.editPlan) return null;
  return (
    <Suspense fallback={null}>
      {modal.editPlan ? <EditPlanModal /> : null}
      {modal.view === 'none' ? null : <OpenModal />}
    </Suspense>
  );
});
