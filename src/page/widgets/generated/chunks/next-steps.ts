// Generated from the folders of src/page/widgets by npm run generate.
import '../../next-steps/NextSteps.css';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
};
