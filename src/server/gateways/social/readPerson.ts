import { splitFullName } from '../../../core/rules/fields/splitFullName.ts';
import { wholeStart } from '../../../core/rules/fields/wholeStart.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { SocialPerson } from './SocialGateway.ts';
import { SocialProviderFault } from './safely.ts';

/** A provider's names for the details of a person. */
interface DetailNames {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
}

const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 100;

/**
 * Reads a person from a provider. Only the subject is required. Splits the full name when the two
 * names are not given separately. Throws SocialProviderFault without a subject.
 */
export function readPerson(said: unknown, names: DetailNames): Omit<SocialPerson, 'emailVerified'> {
  const subject = textOf(said, names.subject);
  if (subject === '' || subject.length > LONGEST_SUBJECT) {
    throw new SocialProviderFault('The provider named nobody');
  }
  const whole = splitFullName(textOf(said, 'name'));
  return {
    subject,
    // With an accent apart from its letter it would be another mailbox for most mail servers.
    email: textOf(said, 'email').normalize() || null,
    firstName: wholeStart(textOf(said, names.firstName) || whole.firstName, LONGEST_NAME),
    lastName: wholeStart(textOf(said, names.lastName) || whole.lastName, LONGEST_NAME),
  };
}

function textOf(said: unknown, name: string): string {
  const value = isRecord(said) && Object.hasOwn(said, name) ? said[name] : '';
  return typeof value === 'string' ? value.trim() : '';
}
