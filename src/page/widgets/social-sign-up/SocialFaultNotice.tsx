import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SocialFault } from '../../../core/contract/generated/session.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { socialFaultText } from './socialFaultText.ts';
import type { widget } from './widget.ts';

/**
 * Cancelling, a payment in progress or an app's browser is not the visitor's mistake. A mail to open
 * is almost a success.
 */
const TONES: Partial<Record<SocialFault, 'info' | 'success'>> = {
  denied: 'info',
  paymentChecked: 'info',
  inApp: 'info',
  pending: 'success',
};

/**
 * Says why a return failed, or that a mail is to be opened. Screen readers do not announce it,
 * because it is part of the page, so it receives the focus once, which also scrolls it into view.
 */
export const SocialFaultNotice = observer(function SocialFaultNotice(props: {
  readonly fault: SocialFault | null;
}) {
  const { fault } = props;
  const { brand, texts } = useStores<typeof widget>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault !== null) place.current?.focus();
  }, [fault]);

  if (fault === null) return null;
  const tone = TONES[fault] ?? 'danger';
  return (
    <div
      ref={place}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      className="SocialSignUp-fault"
    >
      <Notice tone={tone}>
        <span>{texts[socialFaultText(fault)]}</span>{' '}
        {fault === 'emailTaken' ? <a href={brand.links.login}>{texts.logInInstead}</a> : null}
      </Notice>
    </div>
  );
});
