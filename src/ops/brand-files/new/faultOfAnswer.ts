import { isWithin } from '../../../core/brand/jsonPointer.ts';
import { checkSchema } from '../schema/checkSchema.ts';
import { pointerOfKey } from '../settings/settingKey.ts';
import { tagsIn } from './inheritedLanguages.ts';

/**
 * Says in one line why the schema of brand files refuses a text for a setting; null when it accepts
 * it.
 */
export function faultOfAnswer(key: string, answer: string): string | null {
  const value = valueOf(key, answer);
  const [group = '', inner] = key.split('.');
  const file = inner === undefined ? { [group]: value } : { [group]: { [inner]: value } };
  const finding = checkSchema('brand', file).find(({ at }) => isWithin(at, pointerOfKey(key)));
  return finding === undefined ? null : `${finding.why} ${finding.fix}`;
}

/** The value that the file gets for an answer: some settings are lists. */
function valueOf(key: string, answer: string): string | readonly string[] {
  if (key === 'hosts') return [answer];
  return key === 'languages' ? tagsIn(answer) : answer;
}
