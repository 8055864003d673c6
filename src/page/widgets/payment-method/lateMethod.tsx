import { makeAutoObservable, observableRef } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { PAYMENT_METHOD_WORDS } from '../../../core/rules/paymentMethods/paymentMethodWords.ts';
import type { FormReadiness } from '../../payment/FormReadiness.ts';
import {
  BANK_PICTURE,
  type MethodFlows,
  type MethodStore,
  type PaymentMethodDefinition,
  type PaymentMethodForm,
} from '../../payment/PaymentMethodForm.tsx';
import { PartFailed } from '../../renderer/PartFailed.tsx';
import { useStores } from '../../stores/StoresContext.ts';

const none: readonly [] = [];

/**
 * Stands in for a bank method whose file is late or failed to load: loads it once more, and becomes
 * the method when it comes. If it fails again, a reload is offered when the method is selected. The
 * page and the other methods work meanwhile. It is not ready before, so nothing is charged.
 */
export function createLateMethod(
  method: PaymentMethod,
  load: () => Promise<PaymentMethodDefinition>,
): PaymentMethodDefinition {
  return (parts) => {
    const late = new LateStore();
    let flows: MethodFlows | null = null;
    return {
      words: PAYMENT_METHOD_WORDS[method],
      label: `method${method}`,
      picture: BANK_PICTURE,
      get numberField() {
        return late.form?.numberField ?? 'mandate';
      },
      get store() {
        return late.form?.store ?? late;
      },
      start(context, steps) {
        load()
          .then((define) => {
            const form = define(parts);
            flows = form.start(context, steps);
            late.end(form);
          })
          .catch((cause: unknown) => {
            reportError(cause);
            late.end(null);
          });
        return {
          charge: async (due) => flows?.charge(due) ?? { kind: 'cancelled' },
          loadTicked: () => flows?.loadTicked() ?? null,
          refused: (message) => flows?.refused(message),
        };
      },
      render: () => <LateForm late={late} method={method} />,
    };
  };
}

/** The store of a method until its own comes. */
class LateStore implements MethodStore {
  /** The method's own form, once it has come. */
  form: PaymentMethodForm | null = null;
  readiness: FormReadiness = 'loading';
  readonly changes = null;
  readonly fieldNames = none;
  readonly problems = none;
  readonly typedTexts = none;

  constructor() {
    makeAutoObservable(this, { form: observableRef });
  }

  end(form: PaymentMethodForm | null): void {
    this.form = form;
    this.readiness = 'failed';
  }

  check(): readonly [] {
    return none;
  }

  errorAt(): null {
    return null;
  }

  adopt(): void {}
  showError(): void {}
}

const LateForm = observer(function LateForm(props: {
  readonly late: LateStore;
  readonly method: PaymentMethod;
}) {
  const { texts } = useStores();
  const { form, readiness } = props.late;
  if (form) return form.render();
  return (
    <div aria-live="polite" id={`${props.method}-status`} tabIndex={-1}>
      {readiness === 'failed' ? <PartFailed /> : <p>{texts.working}</p>}
    </div>
  );
});
