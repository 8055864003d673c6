import type { Brand } from '../contract/generated/brand.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './MailContent.ts';

export interface ActivationMailInput {
  readonly firstName: string;
  /** The activation link, whole. */
  readonly link: string;
  /** How long it works. */
  readonly hours: number;
}

/** The mail that activates an account: one link. */
export function activationMail(
  { name }: Pick<Brand, 'name'>,
  { firstName, hours, link }: ActivationMailInput,
): MailContent {
  const title = `Activate your ${name} account`;
  const validity = `This link works for ${hours} hours and can be used once.`;
  return {
    subject: title,
    title,
    preview: validity,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      {
        kind: 'paragraph',
        text: `Thank you for signing up with ${name}. Please confirm your email address to activate your account.`,
      },
      { kind: 'button', label: 'Activate your account', url: link, isSpelledOut: true },
      { kind: 'paragraph', text: validity },
      {
        kind: 'paragraph',
        text: `If you did not sign up with ${name}, you can ignore this email: no account becomes active.`,
      },
    ],
  };
}
