import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useFlows } from '../flows/FlowsContext.ts';
import { useStores } from '../stores/StoresContext.ts';
import styles from './SignupForm.module.css';

/**
 * The form around the main region. Its method is 'dialog', which outside a dialog sends nothing:
 * pressed before the script arrives it must not put a password into an address.
 */
export const SignupForm = observer(function SignupForm(props: { readonly children: ReactNode }) {
  const { config, isSignUp } = useStores();
  const flows = useFlows();
  if (!isSignUp && config.view !== 'payment')
    return <div className={styles['form']}>{props.children}</div>;

  return (
    <form
      className={styles['form']}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void flows.submit();
      }}
    >
      {props.children}
    </form>
  );
});
