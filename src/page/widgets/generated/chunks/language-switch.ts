// Generated from the folders of src/page/widgets by npm run generate.
import { createIsland } from '../../language-switch/island.tsx';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  createIsland,
};
