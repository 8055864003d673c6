// Generated from the folders of src/page/widgets by npm run generate.
import { PaymentMethod } from '../../payment-method/PaymentMethod.tsx';
import { PlanFeatures } from '../../plan-features/PlanFeatures.tsx';
import { brings as paymentMethodBrings } from '../../payment-method/bringsInBrowser.ts';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  widgets: { 'payment-method': PaymentMethod, 'plan-features': PlanFeatures },
  brings: [paymentMethodBrings],
};
