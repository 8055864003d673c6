import { observer } from 'mobx-react-lite';
import type { ConsentStore } from '../../stores/ConsentStore.ts';
import { ConsentNotice, type ConsentNoticeProps } from './ConsentNotice.tsx';

interface FirstQuestionProps extends ConsentNoticeProps {
  readonly consent: ConsentStore;
}

/** The question from the server's page, until it is answered here or in the footer. */
export const FirstQuestion = observer(function FirstQuestion({
  consent,
  ...notice
}: FirstQuestionProps) {
  return consent.consent === 'open' ? <ConsentNotice {...notice} /> : null;
});
