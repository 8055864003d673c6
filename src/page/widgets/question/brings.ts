import { AnswersStore } from '../../stores/questions/AnswersStore.ts';
import type { Brings } from '../WidgetChunk.ts';

/** What is answered: a page that asks nothing of the brand's own has nothing of it. */
export const brings: Brings = { createQuestions: (stores) => new AnswersStore(stores) };
