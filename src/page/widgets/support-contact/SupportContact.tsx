import { observer } from 'mobx-react-lite';
import { dialled } from '../../../core/texts/dialled.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { fillText } from '../../ui/fillText.tsx';
import type { widget } from './widget.ts';

/** How to reach support: by e-mail, or by phone with the hours beside the number. */
export const SupportContact = observer(function SupportContact() {
  const { brand, texts } = useStores<typeof widget>();
  const { email, phone, hours } = brand.support;
  return (
    <p className="SupportContact-support">
      <span>{fillText(texts.support, { email: <a href={`mailto:${email}`}>{email}</a> })}</span>
      {phone || hours ? (
        <span>
          {phone ? <a href={dialled(phone)}>{phone}</a> : null}
          {hours ? <span>{hours}</span> : null}
        </span>
      ) : null}
    </p>
  );
});
