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

/** A bank's house: the picture of a method that takes the money from a bank account. */
export const BANK_PICTURE = 'M4 10h16L12 4.5zM6 10v7m4-7v7m4-7v7m4-7v7M4 19.5h16M4 17h16';

/** What a visitor filled in for one method. */
export interface MethodStore {
  /** How far what the method needs is. */
  readonly readiness: FormReadiness;
  /** Its fields, in page order; none where the method is one step of its own. */
  readonly fieldNames: readonly PaymentFieldName[];
  /** Changes with every input, because an earlier charge does not cover the new input. */
  readonly changes: unknown;
  /** Every text that the visitor typed: no report may carry one. */
  readonly typedTexts: readonly string[];
  /** Shows what is missing beside the fields, and returns it in page order. */
  check(): readonly FieldProblem[];
  /** What is missing, in page order, whether it shows or not. */
  readonly problems: readonly FieldProblem[];
  /** Takes over what was typed or chosen before the script arrived. */
  adopt(typedIn: TypedIn): void;
  /** Marks a field that the provider found fault with. */
  showError(name: PaymentFieldName, code: FieldErrorCode): void;
}

/** What the submission asks of one method. None rejects. */
export interface MethodFlows<Wire extends PaymentOnWire = Payment> {
  /** Takes what was filled in to the provider, for what our server may know of it. */
  readonly charge: (due: Due) => Promise<ChargeResult<Wire>>;
  /** The robot check that the method's loading waited for was ticked: goes on. */
  readonly loadTicked: () => Promise<void>;
  /** The server refused an order for good: forgets what pays for nothing any more. */
  readonly refused: (message: string) => void;
}

/** What a method's folder defines. Only that folder knows its `Store` and `Flows`. */
export interface PaymentMethodParts<
  Wire extends PaymentOnWire,
  Store extends MethodStore,
  Flows extends MethodFlows<Wire>,
> {
  readonly words: PaymentMethodWords;
  /** Key of the method's name beside its radio button. */
  readonly label: keyof PaymentPageTexts;
  /** The picture beside the name: an SVG path in a square of 24. */
  readonly picture: string;
  /** The field to mark where the provider's fault names none. */
  readonly numberField: PaymentFieldName;
  readonly createStore: (parts: PaymentStoreParts) => Store;
  /** Called once, in the browser. Makes the method's provider, too, which loads nothing yet. */
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
  /** Makes the flows, before the first render in the browser. */
  readonly start: (context: PaymentContext, steps: PaymentSteps) => MethodFlows<Wire>;
  readonly render: () => ReactNode;
}

/** A payment method: opens its form on a page. */
export type PaymentMethodDefinition<Wire extends PaymentOnWire = Payment> = (
  parts: PaymentStoreParts,
) => PaymentMethodForm<Wire>;

/** Defines a payment method. Only the method's own parts see the types of its store and flows. */
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
    // The server's render shows one method, and makes no other's store.
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
