// Generated from the folders of src/page/widgets by npm run generate.
import '../../illustration-below/IllustrationBelow.css';
import '../../next-steps/NextSteps.css';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
};
