import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFlows } from '../flows/FlowsContext.ts';
import { afterPaint } from '../providers/afterPaint.ts';
import { useStores } from '../stores/StoresContext.ts';
import { adoptTypedValues } from './adoptTypedValues.ts';
import styles from './SignupForm.module.css';

/**
 * The form around the main region. Its method is 'dialog', which sends nothing outside a dialog:
 * submitted before the script has loaded, it must not put a password into an address. While an
 * order is in progress its fields are inert, below the payment too, because input would have no
 * effect. They become inert after the button shows the press, because the browser takes longer to
 * draw inert fields than a button.
 */
export const SignupForm = observer(function SignupForm(props: { readonly children: ReactNode }) {
  const stores = useStores();
  const { config, isSignUp, submit } = stores;
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
        // Some password managers fill in fields without an event.
        adoptTypedValues(document, stores);
        void flows.submit();
      }}
    >
      {props.children}
    </form>
  );
});

/** Other parts mark what rests too: what takes input, and what seems to stop the order. */
const REGIONS = '[data-region="fields"], [data-region="ending"], [data-rests]';

/** Live regions and the rest of the payment stay readable while an order is in progress. */
const HEARD = 'section, output';

/**
 * Makes a page's fields inert, and returns the elements it made inert. The focus moves to the
 * submit button, unless it is in a dialog: an inert element would lose it, as the choice of methods
 * has, and so would a frame of the card's form, to which no browser returns it when a dialog closes.
 */
function restFields(form: HTMLFormElement | null): readonly Element[] {
  const button = form?.querySelector<HTMLElement>('[type="submit"]') ?? null;
  const resting = [...document.querySelectorAll(REGIONS)]
    // The submit button stays focusable, because it shows the progress.
    .flatMap((region) => (region.contains(button) ? [...region.children] : [region]))
    .filter((part) => !part.contains(button) && !part.matches(HEARD));
  if (!document.activeElement?.closest('dialog')) button?.focus({ preventScroll: true });
  for (const part of resting) {
    // What is in a resting part rests with it.
    if (!part.closest('[inert]')) part.toggleAttribute('inert', true);
  }
  return resting;
}
