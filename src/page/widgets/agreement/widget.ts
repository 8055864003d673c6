import { agreementNeeds } from '../../renderer/agreement/agreementNeeds.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({ comes: 'withPage', ...agreementNeeds });
