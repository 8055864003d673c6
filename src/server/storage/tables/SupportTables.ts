/** What somebody who answers customers did, or was refused: it outlives the person that it is about. */
export interface SupportActionRow {
  id: string;
  verb: string;
  /** An account, an order, or a person without either: `account/<id>`, never an address. */
  subject: string;
  done_by: string;
  reason: string;
  outcome: 'done' | 'refused';
  /** What came of it, without anything personal. */
  detail: string | null;
  created_at: string;
}
