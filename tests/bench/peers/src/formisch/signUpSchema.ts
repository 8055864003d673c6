import * as v from 'valibot';
import { hasLettersAndNumbers, isAddress, isAllowed, isName, isPhone } from '../by-hand/rules.ts';
import { texts } from '../by-hand/texts.ts';

export const signUpSchema = v.objectAsync({
  fullName: v.pipe(
    v.string(texts.fullNameRequired),
    v.trim(),
    v.nonEmpty(texts.fullNameRequired),
    v.maxLength(200, texts.tooLong),
    v.check(isName, texts.invalidName),
    v.check(isAllowed, texts.nameForbidden),
  ),
  companyName: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(200, texts.tooLong),
    v.check(isName, texts.invalidCompanyName),
    v.check(isAllowed, texts.nameForbidden),
  ),
  phoneNumber: v.pipeAsync(v.string(), v.checkAsync(isPhone, texts.invalidPhone)),
  email: v.pipe(
    v.string(texts.invalidEmail),
    v.maxLength(254, texts.invalidEmail),
    v.check(isAddress, texts.invalidEmail),
    v.check(isAllowed, texts.emailForbidden),
  ),
  password: v.pipe(
    v.string(texts.invalidPassword),
    v.minLength(8, texts.invalidPassword),
    v.maxLength(64, texts.invalidPassword),
    v.check(hasLettersAndNumbers, texts.invalidPassword),
  ),
  agreed: v.pipe(v.boolean(), v.literal(true, texts.agreementRequired)),
});
