import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFlows } from '../flows/FlowsContext.ts';
import { afterPaint } from '../providers/afterPaint.ts';
import { useStores } from '../stores/StoresContext.ts';
import styles from './SignupForm.module.css';

/**
 * The form around the main region. Its method is 'dialog', which outside a dialog sends nothing:
 * pressed before the script arrives it must not put a password into an address. While an order is
 * on its way its fields are inert, below the payment too: what is typed then would not count. They become so after the button
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

const REGIONS = '[data-region="fields"], [data-region="ending"]';

/** What a payment and a live region say while the order is on its way must be heard: a payment rests its own fields. */
const HEARD = 'section, output';

/** Makes the fields of a form inert, and returns what was made so. */
function restFields(form: HTMLFormElement | null): readonly Element[] {
  const button = form?.querySelector<HTMLElement>('[type="submit"]') ?? null;
  const resting = [...(form?.querySelectorAll(REGIONS) ?? [])]
    // A button keeps the focus, and says what it does.
    .flatMap((region) => (region.contains(button) ? [...region.children] : [region]))
    .filter((part) => !part.contains(button) && !part.matches(HEARD));
  for (const part of resting) {
    // A focus in it would be lost.
    if (part.contains(document.activeElement)) button?.focus({ preventScroll: true });
    part.toggleAttribute('inert', true);
  }
  return resting;
}
