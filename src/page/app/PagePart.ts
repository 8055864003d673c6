import type { CreatePaymentFlows } from '../flows/payment/PaymentSteps.ts';
import type { WidgetRegistry } from '../renderer/Widget.ts';
import type { CreatePaymentStore } from '../stores/PaymentStore.ts';

/** What a page may need besides the entry script: widgets, and what stands behind them. */
export interface PagePart {
  readonly widgets: WidgetRegistry;
  readonly payment?: {
    readonly createStore: CreatePaymentStore;
    readonly createFlows: CreatePaymentFlows;
  };
}
