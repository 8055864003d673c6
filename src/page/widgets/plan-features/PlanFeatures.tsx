import './PlanFeatures.css';
import { observer } from 'mobx-react-lite';
import { FeatureList } from '../../renderer/plans/FeatureList.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** What the chosen plan includes, below the plans: on a desk, where the summary has no room for it. */
export const PlanFeatures = observer(function PlanFeatures() {
  const { isPlanChosen, plan, texts } = useStores<typeof widget>();
  if (!isPlanChosen || !plan.selectedPlan) return null;
  return (
    <div className="PlanFeatures-below">
      <FeatureList heading="h2" title={texts.planIncludes} lines={plan.selectedPlan.features} />
    </div>
  );
});
