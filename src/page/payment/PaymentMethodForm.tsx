import type { ComponentType, ReactNode } from 'react';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { Payment } from '../../core/contract/generated/calls.ts';
import type { PaymentFieldName } from '../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../core/fields/FieldProblem.ts';
import type { PaymentMethodWords } from '../../core/rules/paymentMethods/paymentMethodWords.ts';
import type { PaymentSteps } from '../flows/PaymentSteps.ts';
import type { PaymentContext, PaymentPageTexts } from '../flows/paymentNeeds.ts';
import type { PaymentStoreParts, TypedIn } from '../stores/PaymentStore.ts';
import type { ChargeResult, Due, PaymentOnWire } from './ChargeResult.ts';
import type { FormReadiness } from './FormReadiness.ts';

/** A bank building: the picture of a method that takes money from a bank account. */
export const BANK_PICTURE = 'M4 10h16L12 4.5zM6 10v7m4-7v7m4-7v7m4-7v7M4 19.5h16M4 17h16';

/** What a visitor has filled in for one method. */
export interface MethodStore {
  /** The state of what the method has to load. */
  readonly readiness: FormReadiness;
  /** Its fields, in page order; none for a method with a single step. */
  readonly fieldNames: readonly PaymentFieldName[];
  /** Changes with every input, because an earlier charge does not cover the new input. */
  readonly changes: unknown;
  /** Every text that the visitor typed. Reports must not contain them. */
  readonly typedTexts: readonly string[];
  /** Shows the missing values beside their fields, and returns them in page order. */
  check(): readonly FieldProblem[];
  /** The missing values in page order, shown or not. */
  readonly problems: readonly FieldProblem[];
  /** Reads what was typed or selected before the script loaded. */
  adopt(typedIn: TypedIn): void;
  /** Marks a field in which the provider found a mistake. */
  showError(name: PaymentFieldName, code: FieldErrorCode): void;
  /** The error beside a field; null without one, or without that field. */
  errorAt(name: PaymentFieldName): FieldErrorCode | null;
}

/** What a submission calls on a method. Nothing rejects. */
export interface MethodFlows<Wire extends PaymentOnWire = Payment> {
  /** Sends the input to the provider, and returns what our server may know of it. */
  readonly charge: (due: Due) => Promise<ChargeResult<Wire>>;
  /** The captcha was ticked: continues its loading. Null when the method did not ask for it. */
  readonly loadTicked: () => Promise<void> | null;
  /** The server has refused an order for good: discards what can no longer be used to pay. */
  readonly refused: (message: string) => void;
}

/** What a method's folder defines. Only that folder knows the types `Store` and `Flows`. */
export interface PaymentMethodParts<
  Wire extends PaymentOnWire,
  Store extends MethodStore,
  Flows extends MethodFlows<Wire>,
> {
  readonly words: PaymentMethodWords;
  /** Text key of the method's name beside its radio button. */
  readonly label: keyof PaymentPageTexts;
  /** The picture beside the name: an SVG path in a 24 by 24 square. */
  readonly picture: string;
  /** The field to mark when the provider's error names none. */
  readonly numberField: PaymentFieldName;
  readonly createStore: (parts: PaymentStoreParts) => Store;
  /** Called once, in the browser. Also creates the method's provider, which loads nothing yet. */
  readonly createFlows: (context: PaymentContext, store: Store, steps: PaymentSteps) => Flows;
  /** The form. The server's render has no flows. */
  readonly Form: ComponentType<{ readonly store: Store; readonly flows: Flows | null }>;
}

/** One payment method on one page. */
export interface PaymentMethodForm<Wire extends PaymentOnWire = Payment>
  extends Pick<
    PaymentMethodParts<Wire, MethodStore, MethodFlows<Wire>>,
    'words' | 'label' | 'picture' | 'numberField'
  > {
  readonly store: MethodStore;
  /** Creates the flows, before the first render in the browser. */
  readonly start: (context: PaymentContext, steps: PaymentSteps) => MethodFlows<Wire>;
  readonly render: () => ReactNode;
}

/** Opens a payment method's form on a page. */
export type PaymentMethodDefinition<Wire extends PaymentOnWire = Payment> = (
  parts: PaymentStoreParts,
) => PaymentMethodForm<Wire>;

/** Defines a payment method. The types of its store and flows stay inside. */
export function definePaymentMethod<
  Wire extends PaymentOnWire,
  Store extends MethodStore,
  Flows extends MethodFlows<Wire>,
>({
  createStore,
  createFlows,
  Form,
  ...described
}: PaymentMethodParts<Wire, Store, Flows>): PaymentMethodDefinition<Wire> {
  return (parts) => {
    let made: Store | null = null;
    // The server's render shows one method, and creates no other's store.
    const store = (): Store => {
      made ??= createStore(parts);
      return made;
    };
    let flows: Flows | null = null;
    return {
      ...described,
      get store() {
        return store();
      },
      start(context, steps) {
        flows = createFlows(context, store(), steps);
        return flows;
      },
      render: () => <Form store={store()} flows={flows} />,
    };
  };
}
