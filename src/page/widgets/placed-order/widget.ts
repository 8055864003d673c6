import { defineWidget } from '../../renderer/defineWidget.ts';
import { placedNeeds } from '../../renderer/placedNeeds.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  ...placedNeeds,
});
