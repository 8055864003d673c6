/** What an account gave for a contact field that has no column of its own. */
export interface FieldValueRow {
  brand_id: string;
  account_id: string;
  /** The field's name. */
  field: string;
  value: string;
  created_at: string;
}

/** What an account answered to a question of its brand's own, as it was asked. */
export interface AnswerRow {
  brand_id: string;
  account_id: string;
  /** The question's id. */
  question: string;
  /** A kind of the brand schema; text, because brands of a later release may have more. */
  kind: string;
  /** The question as it was read. */
  label: string;
  /** The answer; a JSON list where several options could be chosen. */
  value: string;
  /** The answer in the words that were read; of an acknowledgement the sentence that was agreed to. */
  shown: string;
  language: string;
  /** SHA-256 of all that the page asked. */
  questions_hash: string;
  is_personal: 0 | 1;
  created_at: string;
}
