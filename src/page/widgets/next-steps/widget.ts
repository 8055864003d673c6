import { defineWidget } from '../../renderer/defineWidget.ts';
import { stepsNeeds } from '../../renderer/stepsNeeds.ts';

export const widget = defineWidget({ comes: 'never', ...stepsNeeds });
