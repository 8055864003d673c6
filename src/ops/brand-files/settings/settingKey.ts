import { fromPointer, toPointer } from '../../../core/brand/jsonPointer.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import { CannotRun } from '../verbs/CannotRun.ts';
import { aboutSetting, knownSettings } from './knownSettings.ts';

/** Writes a pointer as people write a setting: '/theme/accent' → 'theme.accent'. */
export function keyOfPointer(pointer: string): string {
  return fromPointer(pointer).join('.');
}

/**
 * Returns the pointer of a setting, a group, or what is inside a list, written 'tax.taxRates.0' or
 * as a pointer. Throws CannotRun for a setting that the schema does not know.
 */
export function pointerOfKey(written: string): string {
  const path = written.startsWith('/') ? fromPointer(written) : written.split('.');
  const inList = path.findIndex((segment) => /^\d+$/.test(segment));
  const setting = toPointer(inList === -1 ? path : path.slice(0, inList));
  if (aboutSetting(setting) !== null) return toPointer(path);
  const names = [...knownSettings().keys()].map(keyOfPointer);
  const fix = didYouMean(path.join('.'), names);
  throw new CannotRun(`There is no setting "${written}". ${fix}`);
}
