import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import { AgreementBox } from '../../renderer/agreement/AgreementBox.tsx';
import { agreedTexts } from '../../renderer/agreement/agreedTexts.tsx';
import { useStores } from '../../stores/StoresContext.ts';

/** The agreement. Each text in it opens in a dialog. */
export const Agreement = observer(function Agreement() {
  return <AgreementBox parts={agreedTexts(useStores(), useFlows().openTerms)} />;
});
