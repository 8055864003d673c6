import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SocialFault } from '../../../core/contract/generated/session.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { socialFaultText } from './socialFaultText.ts';
import type { widget } from './widget.ts';

/** A visitor who turned back, or whose payment is being checked, has done nothing wrong; one who is to open a mail is as good as done. */
const TONES: Partial<Record<SocialFault, 'info' | 'success'>> = {
  denied: 'info',
  paymentChecked: 'info',
  pending: 'success',
};

/**
 * Why a return came to nothing, or that a mail is to be opened, in its place. It came with the page, which no screen reader announces:
 * so the focus goes to it once, and it is read and in view.
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
