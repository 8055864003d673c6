import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFlows } from '../flows/FlowsContext.ts';
import { afterPaint } from '../providers/afterPaint.ts';
import { useStores } from '../stores/StoresContext.ts';
import styles from './SignupForm.module.css';

/**
 * The form around the main region. Its method is 'dialog', which outside a dialog sends nothing:
 * pressed before the script arrives it must not put a password into an address. While an order is
 * on its way its fields are inert: what is typed then would not count. They become so after the button
 * shows that it was pressed, because the browser takes longer to draw inert fields than a button.
 */
export const SignupForm = observer(function SignupForm(props: { readonly children: ReactNode }) {
  const { config, isSignUp, submit } = useStores();
  const flows = useFlows();
  const form = useRef<HTMLFormElement>(null);
  const { isOrdering } = submit;

  useEffect(() => {
    if (!isOrdering) return undefined;
    let resting: readonly Element[] = [];
    const cancel = afterPaint(() => {
      resting = restFields(form.current);
    });
    return () => {
      cancel();
      for (const part of resting) part.removeAttribute('inert');
    };
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

/** Makes the fields of a form inert, and returns what was made so. */
function restFields(form: HTMLFormElement | null): readonly Element[] {
  const fields = form?.querySelector('[data-region="fields"]');
  const button = form?.querySelector<HTMLElement>('[type="submit"]') ?? null;
  if (!fields) return [];
  // A focus in them would be lost.
  if (fields.contains(document.activeElement)) button?.focus({ preventScroll: true });
  // A button among the fields keeps the focus, and says what it does.
  const parts = fields.contains(button) ? [...fields.children] : [fields];
  const resting = parts.filter((part) => !part.contains(button));
  for (const part of resting) part.toggleAttribute('inert', true);
  return resting;
}
