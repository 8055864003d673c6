import { observer } from 'mobx-react-lite';
import type { Flows } from '../flows/Flows.ts';
import { FlowsContext } from '../flows/FlowsContext.ts';
import { PageRenderer } from '../renderer/PageRenderer.tsx';
import type { ReportWidget, WidgetRegistry } from '../renderer/Widget.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { StoresContext } from '../stores/StoresContext.ts';
import { PageModals } from './modals/PageModals.tsx';
import { ProblemFocus } from './problems/ProblemFocus.tsx';
import { ProblemSummary } from './problems/ProblemSummary.tsx';
import { SandboxBanner } from './SandboxBanner.tsx';
import { SignupForm } from './SignupForm.tsx';

interface PageProps {
  readonly stores: RootStore;
  /** Null in the server's render, which starts nothing. */
  readonly flows: Flows | null;
  /** The page's widgets, without those that keep the server's markup. */
  readonly registry: WidgetRegistry;
  readonly onWidgetProblem: ReportWidget;
}

/** The whole page, the same on the server and in the browser. */
export const Page = observer(function Page(props: PageProps) {
  const { stores, flows, registry, onWidgetProblem } = props;
  const { brand, session, texts } = stores;
  return (
    <StoresContext value={stores}>
      <FlowsContext value={flows}>
        <SandboxBanner />
        <PageRenderer
          layout={brand.layout}
          signupType={session.signupType}
          registry={registry}
          onProblem={onWidgetProblem}
          asideLabel={texts.summary}
          Frame={SignupForm}
          notice={<ProblemSummary />}
          keepsFooter={brand.analytics.consent !== 'notRequired'}
        />
        <PageModals />
        <ProblemFocus />
      </FlowsContext>
    </StoresContext>
  );
});
