import { LONGEST_ID, LONGEST_RAW, MOST_OPTIONS } from './answerBounds.ts';

/** The schema of a call's answers, as in schemas/answers.schema.json. */
export function answersSchema() {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'answers.schema.json',
    title: 'Answers',
    description:
      "Each answer by its question's id. A list if several options may be chosen, 'yes' or 'no' for a yesNo question, 'yes' for an acknowledgement.",
    type: 'object',
    additionalProperties: {
      anyOf: [
        { type: 'string', maxLength: LONGEST_RAW },
        {
          type: 'array',
          maxItems: MOST_OPTIONS,
          items: { type: 'string', maxLength: LONGEST_ID },
        },
      ],
    },
  };
}
