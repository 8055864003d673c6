import { observer } from 'mobx-react-lite';
import { dialogTexts } from '../../../core/texts/en/dialogTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import type { TermsView } from '../../stores/ModalStore.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './TermsText.module.css';
import { TermsText } from './TermsText.tsx';

/** One of the texts to agree to. It loads when it is first opened. */
export const TermsModal = observer(function TermsModal(props: { readonly view: TermsView }) {
  const { view } = props;
  const stores = useStores();
  const { terms, brand, config } = stores;
  const texts = { ...dialogTexts, ...stores.texts };
  const flows = useFlows();
  const { termsTitle, privacyTitle } = brand.agreement;
  const titles = {
    terms: termsTitle,
    privacy: privacyTitle,
    // Only a page with HIPAA terms has this text.
    get hipaaTerms() {
      return formatText(texts.hipaaTermsTitle, { terms: termsTitle });
    },
    firstTerms: config.firstTitles?.terms ?? termsTitle,
    firstPrivacy: config.firstTitles?.privacy ?? privacyTitle,
  };
  const nodes = terms.texts[view];
  const isFrench = view === 'firstTerms' || view === 'firstPrivacy';
  return (
    <Dialog
      kind="reading"
      title={titles[view]}
      closeLabel={texts.close}
      onClose={() => flows.closeModal()}
    >
      {nodes ? <TermsText nodes={nodes} lang={isFrench ? 'fr' : undefined} /> : null}
      {!nodes && terms.failed ? (
        <div className={styles['failed']}>
          <Notice tone="danger">{texts.termsFailed}</Notice>
          <Button variant="secondary" onClick={() => void flows.openTerms(view)}>
            {texts.tryAgain}
          </Button>
        </div>
      ) : null}
      {nodes || terms.failed ? null : (
        <output className={styles['loading']}>
          <Spinner /> {texts.termsLoading}
        </output>
      )}
    </Dialog>
  );
});
