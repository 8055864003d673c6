import type { Kysely } from 'kysely';
import type { SupportActionRow } from '../storage/tables/SupportTables.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { SupportRequest } from './readSupportArguments.ts';
import type { SupportDeps } from './SupportDeps.ts';

type Action = Pick<SupportRequest, 'by' | 'verb' | 'why'>;

/** Logs an action or its refusal, for each of its subjects. */
export async function noteAction(
  database: Kysely<Tables>,
  { clock, newId }: Pick<SupportDeps, 'clock' | 'newId'>,
  { by, verb, why }: Action,
  came: Pick<SupportActionRow, 'detail' | 'outcome'> & { readonly subjects: readonly string[] },
): Promise<void> {
  const { detail, outcome, subjects } = came;
  for (const subject of subjects) {
    await database
      .insertInto('support_actions')
      .values({
        id: newId(),
        verb,
        subject,
        done_by: by,
        reason: why,
        outcome,
        detail,
        created_at: clock().toISOString(),
      })
      .execute();
  }
}
