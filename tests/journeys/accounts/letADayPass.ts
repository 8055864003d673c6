import { inDatabase } from '../acts/inDatabase.ts';

/** Changes the product's database so that the mail to an address is older than a link's lifetime. */
export function letADayPass(dataDir: string, email: string): void {
  inDatabase(dataDir, (database) => {
    const user = database.prepare('SELECT id FROM users WHERE email_key = ?').get(email);
    const id = String(user?.['id']);
    const aged = database
      .prepare('UPDATE activation_tokens SET expires_at = ? WHERE user_id = ?')
      .run(new Date(Date.now() - 60_000).toISOString(), id);
    if (aged.changes === 0) throw new Error(`No link was mailed to ${email}.`);
    // Otherwise that day's mail would count against today's limit.
    database
      .prepare(
        "UPDATE outbox SET dedupe_key = 'the day before ' || dedupe_key WHERE payload LIKE ?",
      )
      .run(`%${id}%`);
  });
}
