import type { OutboxRow } from '../storage/tables/Tables.ts';

/**
 * Returns the id of a mail that is sent once, from its key, such as 'receiptMail/<id>'. Queued again
 * after a backup is restored, it has the same id, so that a mail service can drop it.
 */
export function idOfOnlyMail({ dedupe_key }: Pick<OutboxRow, 'dedupe_key'>): string {
  return dedupe_key.replaceAll('/', '.');
}
