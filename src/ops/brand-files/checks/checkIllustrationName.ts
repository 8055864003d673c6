import type { Brand } from '../../../core/contract/generated/brand.ts';
import { fills, proportionsOf } from '../logo/proportionsOf.ts';
import { meantOrToAdd } from '../problem/didYouMean.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import type { BrandCheck, Subject } from './BrandCheck.ts';

/**
 * Checks that each illustration named by the brand exists, and is shown in its own proportions, and
 * that a banner does not show one twice.
 */
export const checkIllustrationName: BrandCheck = (checked) => [
  ...(['illustration', 'illustrationBelow'] as const).flatMap((key) => problemsOf(key, checked)),
  ...shownTwice(checked.brand.theme),
];

function shownTwice({ layout, signature }: Brand['theme']): ReturnType<BrandCheck> {
  const { illustration, illustrationBelow } = signature;
  if (layout !== 'banner' || illustrationBelow?.file !== illustration?.file) return [];
  if (illustrationBelow === undefined) return [];
  const why = `The banner shows illustrations/${illustrationBelow.file} already.`;
  return [{ at: '/theme/signature/illustrationBelow', part: 'key', why, fix: 'Remove it.' }];
}

function problemsOf(
  key: 'illustration' | 'illustrationBelow',
  { brand: { theme }, folder }: Subject,
): ReturnType<BrandCheck> {
  const at = `/theme/signature/${key}`;
  const illustration = theme.signature[key];
  if (illustration === undefined) return [];
  const { file, width, height } = illustration;
  const source = folder.illustrations.get(file);
  if (source === undefined) {
    if (folder.broken.has(brokenKey('illustration', file.replace(/\.svg$/, '')))) return [];
    const why = `There is no illustration illustrations/${file}.`;
    const fix = meantOrToAdd(file, folder.illustrations.keys(), `illustrations/${file}`);
    return [{ at: `${at}/file`, why, fix }];
  }
  const drawn = proportionsOf(source.text);
  if (drawn === null || fills(drawn, { width, height })) return [];
  const why = `The illustration is ${width} by ${height} here, and its viewBox has other proportions.`;
  return [{ at: `${at}/height`, why, fix: `Write ${Math.round(width / drawn)}.` }];
}
