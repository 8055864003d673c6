// Generated from the folders of src/page/widgets by npm run generate.
import { Question } from '../../question/Question.tsx';
import { brings as questionBrings } from '../../question/brings.ts';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  widgets: { 'question': Question },
  brings: [questionBrings],
};
