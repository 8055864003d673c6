import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Users {
  readonly users: { readonly id: string; readonly brand_id: string; readonly email_key: string };
}

/**
 * Compares addresses by the host's form on the network, and gives that key to existing accounts.
 * When another account of the brand already has the key, both stay unchanged, because people have
 * to decide which one to keep.
 */
export const emailKeys: Migration = {
  async up(database: Kysely<Users>): Promise<void> {
    const users = await database
      .selectFrom('users')
      .select(['id', 'brand_id', 'email_key'])
      .execute();
    const taken = new Set(users.map(({ brand_id, email_key }) => `${brand_id}/${email_key}`));
    for (const { brand_id, email_key: before, id } of users) {
      const email_key = keyOf(before);
      if (email_key === before || taken.has(`${brand_id}/${email_key}`)) continue;
      taken.add(`${brand_id}/${email_key}`);
      await database.updateTable('users').set({ email_key }).where('id', '=', id).execute();
    }
  },
};

function keyOf(address: string): string {
  const composed = address.normalize('NFC');
  const at = composed.lastIndexOf('@') + 1;
  const host = composed.slice(at);
  const url = `http://${host}`;
  if (/^[a-z0-9.-]*$/.test(host) || !URL.canParse(url)) return composed;
  return composed.slice(0, at) + new URL(url).hostname;
}
