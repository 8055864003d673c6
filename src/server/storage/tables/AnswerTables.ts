/** An account's value for a contact field without a column of its own. */
export interface FieldValueRow {
  brand_id: string;
  account_id: string;
  /** The field's name. */
  field: string;
  value: string;
  created_at: string;
}

/** An account's answer to one of its brand's questions, with the question as shown. */
export interface AnswerRow {
  brand_id: string;
  account_id: string;
  /** The question's id. */
  question: string;
  /**
   * A kind from the brand schema. A string, because brands of a later release may have more kinds.
   */
  kind: string;
  /** The question as shown. */
  label: string;
  /** The answer; a JSON list when several options could be chosen. */
  value: string;
  /**
   * The answer in the words that were shown; for an acknowledgement, the sentence that was agreed
   * to.
   */
  shown: string;
  language: string;
  /** SHA-256 of all the page's questions. */
  questions_hash: string;
  is_personal: 0 | 1;
  created_at: string;
}
