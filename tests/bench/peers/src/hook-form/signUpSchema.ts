import * as z from 'zod';
import { hasLettersAndNumbers, isAddress, isAllowed, isName, isPhone } from '../by-hand/rules.ts';
import { texts } from '../by-hand/texts.ts';

// The page's policy forbids generating code at run time.
z.config({ jitless: true });

const name = (invalid: string) =>
  z
    .string()
    .trim()
    .max(200, texts.tooLong)
    .refine(isName, invalid)
    .refine(isAllowed, texts.nameForbidden);

export const signUpSchema = z.object({
  fullName: name(texts.invalidName).min(1, texts.fullNameRequired),
  companyName: name(texts.invalidCompanyName),
  phoneNumber: z.string().refine(isPhone, texts.invalidPhone),
  email: z
    .string()
    .max(254, texts.invalidEmail)
    .refine(isAddress, texts.invalidEmail)
    .refine(isAllowed, texts.emailForbidden),
  password: z
    .string()
    .min(8, texts.invalidPassword)
    .max(64, texts.invalidPassword)
    .refine(hasLettersAndNumbers, texts.invalidPassword),
  agreed: z.boolean().refine((agreed) => agreed, texts.agreementRequired),
});

export type SignUp = z.infer<typeof signUpSchema>;
