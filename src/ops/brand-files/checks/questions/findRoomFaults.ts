import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import { ANSWERS_LIMIT } from '../../../../core/contract/bodyLimits.ts';
import { mostBytes } from '../../../../core/rules/questions/mostBytes.ts';
import type { Finding } from '../../problem/Finding.ts';
import type { Subject } from '../BrandCheck.ts';

/** Finds questions whose longest answers are too large for a sign-up to carry. */
export function findRoomFaults({ brand: { questions = {} } }: Subject): readonly Finding[] {
  const bytes = mostBytes(questions);
  if (bytes <= ANSWERS_LIMIT) return [];
  const kilobytes = (of: number) => Math.ceil(of / 1024);
  const why = `The answers could take ${kilobytes(bytes)} kB, and a sign-up carries ${kilobytes(ANSWERS_LIMIT)} kB of them.`;
  const fix = 'Take one away, or give long texts a "maxLength" that is lower.';
  return [{ at: toPointer(['questions']), part: 'key', why, fix }];
}
