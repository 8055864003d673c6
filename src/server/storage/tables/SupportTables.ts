/** An action of support, or its refusal. The row outlives the person it is about. */
export interface SupportActionRow {
  id: string;
  verb: string;
  /** An account, an order, or a person without either: `account/<id>`, never an address. */
  subject: string;
  done_by: string;
  reason: string;
  outcome: 'done' | 'refused';
  /** The result, without personal data. */
  detail: string | null;
  created_at: string;
}
