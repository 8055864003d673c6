import type { Finding } from '../problem/Finding.ts';
import type { JsonSource } from '../sources/Source.ts';

/** Checks that the id of a brand or a catalogue is its file name. */
export function checkIdMatchesFile({ value, id }: JsonSource): readonly Finding[] {
  const written = value['id'];
  if (typeof written !== 'string' || written === id) return [];
  const why = `The id is "${written}", and the file's name says "${id}".`;
  return [{ at: '/id', why, fix: `Write "${id}", or rename the file to ${written}.json.` }];
}
