import { defineWidget } from '../../renderer/defineWidget.ts';
import { askingNeeds } from '../../stores/questions/askingNeeds.ts';

export const widget = defineWidget({ comes: 'withPagesThatPlaceIt', ...askingNeeds });
