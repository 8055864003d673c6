import './PlanFeatures.css';
import { observer } from 'mobx-react-lite';
import { FeatureList } from '../../renderer/plans/FeatureList.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/**
 * The features of the selected plan, below the plans: for desktops, where the summary has no room
 * for them.
 */
export const PlanFeatures = observer(function PlanFeatures() {
  const { isPlanChosen, plan, texts } = useStores<typeof widget>();
  if (!isPlanChosen || !plan.selectedPlan) return null;
  return (
    <div className="PlanFeatures-below">
      <FeatureList heading="h2" title={texts.planIncludes} lines={plan.selectedPlan.features} />
    </div>
  );
});
