import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import { AgreementBox } from '../../renderer/agreement/AgreementBox.tsx';
import { agreedTexts } from '../../renderer/agreement/agreedTexts.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import type { widget } from './widget.ts';

/**
 * The agreement on a page in another language of a brand that also has French: a visitor from
 * Québec is shown the French texts first, and then expressly chooses the page's language.
 */
export const AgreementAfterFrench = observer(function AgreementAfterFrench() {
  const stores = useStores<typeof widget>();
  const { openTerms } = useFlows();
  const { agreement, config, texts } = stores;
  const { firstTitles } = config;
  const parts = agreedTexts(stores, openTerms);
  if (!firstTitles || !agreement.named().includes('firstTerms'))
    return <AgreementBox parts={parts} />;
  const opener = (view: 'firstTerms' | 'firstPrivacy', title: string) => (
    <Button variant="text" onClick={() => void openTerms(view)}>
      <span lang="fr">{title}</span>
    </Button>
  );
  const first = {
    firstTerms: opener('firstTerms', firstTitles.terms),
    firstPrivacy: opener('firstPrivacy', firstTitles.privacy),
  };
  return <AgreementBox sentence={texts.agreeAfterFrench} parts={{ ...parts, ...first }} />;
});
