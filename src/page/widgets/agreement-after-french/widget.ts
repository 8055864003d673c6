import { defineWidget } from '../../renderer/defineWidget.ts';
import { widget as agreement } from '../agreement/widget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  texts: [...agreement.texts, 'agreeAfterFrench'],
  brand: [],
});
