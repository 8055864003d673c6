import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useContactField } from '../../renderer/useContactField.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ValidTick } from '../../ui/fields/ValidTick.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { widget } from './widget.ts';

/**
 * The e-mail field: checked on blur, with a log-in link for a known address. Its type is text, because
 * Chromium rewrites 'bücher.example' in an e-mail field, and visitors should see what they typed.
 */
export const Email = observer(function Email() {
  const field = useContactField('email');
  const { contact, session, texts, brand } = useStores<typeof widget>();
  const flows = useFlows();
  if (!field) return null;

  const { email } = contact;
  const isChecking = email.availabilityCheckApiStatus === 'inProgress';
  const isAvailable = email.status === 'AVAILABLE' && email.error === null;
  return (
    <TextField
      {...field}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      hint={session.isEmailFixed ? texts.emailOfOffer : undefined}
      error={
        email.error === 'unavailable' ? (
          <>
            <span>{field.error}</span> <a href={brand.links.login}>{texts.logInInstead}</a>
          </>
        ) : (
          field.error
        )
      }
      status={isChecking ? texts.emailChecking : isAvailable ? texts.emailAvailable : ''}
      adornment={isChecking ? <Spinner /> : isAvailable || field.disabled ? <ValidTick /> : null}
      onBlur={() => void flows.emailBlurred()}
    />
  );
});
