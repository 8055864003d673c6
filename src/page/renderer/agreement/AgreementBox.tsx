import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/StoresContext.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { fillText } from '../../ui/fillText.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './AgreementBox.module.css';
import type { agreementNeeds } from './agreementNeeds.ts';

interface AgreementBoxProps {
  /** The links of the sentence by placeholder. Each opens its text. */
  readonly parts: Readonly<Record<string, ReactNode>>;
  /** The sentence beside the checkbox, if it is not the default one. */
  readonly sentence?: string;
}

/** What the visitor agrees to: a checkbox with a sentence, or only the sentence. */
export const AgreementBox = observer(function AgreementBox({ parts, sentence }: AgreementBoxProps) {
  const { agreement, texts } = useStores<typeof agreementNeeds>();
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
        {fillText(sentence ?? texts.agree, parts)}
      </Checkbox>
    </div>
  );
});
