import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFlows } from '../flows/FlowsContext.ts';
import { useStores } from '../stores/StoresContext.ts';
import styles from './SignupForm.module.css';

/**
 * The form around the main region. Its method is 'dialog', which outside a dialog sends nothing:
 * pressed before the script arrives it must not put a password into an address. While an order is
 * on its way its fields rest: what is typed then would not count.
 */
export const SignupForm = observer(function SignupForm(props: { readonly children: ReactNode }) {
  const { config, isSignUp, submit } = useStores();
  const flows = useFlows();
  const form = useRef<HTMLFormElement>(null);
  const { isOrdering } = submit;

  useEffect(() => {
    const fields = form.current?.querySelector('[data-region="fields"]');
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]') ?? null;
    if (!fields) return;
    // A focus in them would be lost.
    if (isOrdering && fields.contains(document.activeElement)) {
      button?.focus({ preventScroll: true });
    }
    // A button among the fields keeps the focus, and says what it does.
    const resting = fields.contains(button) ? [...fields.children] : [fields];
    for (const part of resting) part.toggleAttribute('inert', isOrdering && !part.contains(button));
  }, [isOrdering]);

  if (!isSignUp && config.view !== 'payment')
    return <div className={styles['form']}>{props.children}</div>;

  return (
    <form
      ref={form}
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
