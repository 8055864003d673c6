import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useFlows } from '../../flows/FlowsContext.ts';
import { agreedTexts } from '../../renderer/agreedTexts.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { fillText } from '../../ui/fillText.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './Agreement.module.css';
import type { widget } from './widget.ts';

interface AgreementProps {
  /** The checkbox's sentence, where it is not the usual one. */
  readonly children?: ReactNode;
}

/** What a visitor agrees to: a checkbox, or only the sentence. Each text opens in a dialog. */
export const Agreement = observer(function Agreement({ children }: AgreementProps) {
  const stores = useStores<typeof widget>();
  const { agreement, texts } = stores;
  const parts = agreedTexts(stores, useFlows().openTerms);
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
        {children ?? fillText(texts.agree, parts)}
      </Checkbox>
    </div>
  );
});
