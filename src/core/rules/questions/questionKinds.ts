import type { QuestionKind } from '../../contract/generated/brand.ts';
import { acknowledgement } from './kinds/acknowledgement.ts';
import { date } from './kinds/date.ts';
import { email } from './kinds/email.ts';
import { longText } from './kinds/longText.ts';
import { number } from './kinds/number.ts';
import { oneOf } from './kinds/oneOf.ts';
import { phone } from './kinds/phone.ts';
import { shortText } from './kinds/shortText.ts';
import { someOf } from './kinds/someOf.ts';
import { taxNumber } from './kinds/taxNumber.ts';
import { webAddress } from './kinds/webAddress.ts';
import { yesNo } from './kinds/yesNo.ts';
import type { QuestionKindRules } from './QuestionKindRules.ts';

/** Every kind of question, each defined in its own file. */
export const QUESTION_KINDS: Readonly<Record<QuestionKind, QuestionKindRules>> = {
  shortText,
  longText,
  number,
  date,
  oneOf,
  someOf,
  yesNo,
  acknowledgement,
  email,
  phone,
  webAddress,
  taxNumber,
};
