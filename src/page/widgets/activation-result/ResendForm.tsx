import { observer } from 'mobx-react-lite';
import { fieldMessage } from '../../../core/fields/fieldMessage.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './ResendForm.module.css';
import type { widget } from './widget.ts';

/** Asks for the address for a new link, when the old link does not identify it. */
export const ResendForm = observer(function ResendForm() {
  const { activation, brand, contact, texts } = useStores<typeof widget>();
  const flows = useFlows();
  const { email } = contact;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (email.problem === null) {
          void flows.resendActivation();
          return;
        }
        email.showError(email.problem);
        event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <TextField
        id="email"
        name="email"
        label={texts.email}
        value={email.value}
        error={
          email.error ? texts[fieldMessage('email', email.error, brand.form.requiredMessages)] : ''
        }
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        onChange={(value) => email.setValue(value)}
      />
      <Button type="submit" busy={activation.progress === 'inProgress'}>
        {texts.activationResend}
      </Button>
    </form>
  );
});
