import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import type { TermsView } from '../../stores/ModalStore.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { fillText } from '../../ui/fillText.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './Agreement.module.css';

/** What a visitor agrees to: a checkbox, or the sentence alone, each text a dialog away. Serves Specification 2.3.6 and 4.0.6. */
export const Agreement = observer(function Agreement() {
  const { agreement, plan, brand, config, texts } = useStores();
  const flows = useFlows();
  const { termsTitle, privacyTitle } = brand.agreement;
  const isHipaa = plan.isHIPAA && config.terms.hipaaTerms !== null;

  const opener = (view: TermsView, title: string) => (
    <Button variant="text" onClick={() => void flows.openTerms(view)}>
      {title}
    </Button>
  );
  const parts = {
    terms: opener(isHipaa ? 'hipaaTerms' : 'terms', termsTitle),
    privacy: opener('privacy', privacyTitle),
  };
  if (!agreement.checkbox) {
    return <p className={styles['sentence']}>{fillText(texts.agreeBySubmitting, parts)}</p>;
  }
  return (
    <div className={styles['agreement']}>
      <Checkbox
        id="agreed"
        name="agreed"
        checked={agreement.agreed}
        onChange={() => agreement.toggle()}
        error={
          agreement.showToolTip ? (
            <Tooltip id="agreed-error">{texts.agreementRequired}</Tooltip>
          ) : null
        }
      >
        {fillText(texts.agree, parts)}
      </Checkbox>
    </div>
  );
});
