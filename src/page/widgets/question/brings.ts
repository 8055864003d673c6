import { AnswersStore } from '../../stores/questions/AnswersStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** The store of the answers. A page without questions of the brand does not load it. */
export const brings: Brings = { createQuestions: (stores) => new AnswersStore(stores) };
