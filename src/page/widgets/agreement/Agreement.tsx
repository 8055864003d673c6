import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import { AgreementBox } from '../../renderer/agreement/AgreementBox.tsx';
import { agreedTexts } from '../../renderer/agreement/agreedTexts.tsx';
import { useStores } from '../../stores/StoresContext.ts';

/** What a visitor agrees to. Each text opens in a dialog. */
export const Agreement = observer(function Agreement() {
  return <AgreementBox parts={agreedTexts(useStores(), useFlows().openTerms)} />;
});
