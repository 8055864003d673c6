import type { LanguageWords } from '../LanguageWords.ts';
import { afterSignUpTexts } from './afterSignUpTexts.ts';
import { askingTexts } from './askingTexts.ts';
import { bankDebitTexts } from './bankDebitTexts.ts';
import { cardTexts } from './cardTexts.ts';
import { directDebitTexts } from './directDebitTexts.ts';
import { documentTexts } from './documentTexts.ts';
import { fieldTexts } from './fieldTexts.ts';
import { lateTexts } from './lateTexts.ts';
import { mailTexts } from './mailTexts.ts';
import { marketTexts } from './marketTexts.ts';
import { messageTexts } from './messageTexts.ts';
import { offerTexts } from './offerTexts.ts';
import { orderTexts } from './orderTexts.ts';
import { payingTexts } from './payingTexts.ts';
import { paymentTexts } from './paymentTexts.ts';
import { placedTexts } from './placedTexts.ts';
import { readyTexts } from './readyTexts.ts';
import { receiptTexts } from './receiptTexts.ts';
import { socialTexts } from './socialTexts.ts';

/** All texts of the product in Spanish as written in the United States. */
export const americanSpanish: LanguageWords = {
  page: {
    ...documentTexts,
    ...afterSignUpTexts,
    ...paymentTexts,
    ...cardTexts,
    ...bankDebitTexts,
    ...directDebitTexts,
    ...readyTexts,
    ...payingTexts,
    ...placedTexts,
    ...receiptTexts,
    ...socialTexts,
    ...offerTexts,
    ...askingTexts,
    ...fieldTexts,
    ...orderTexts,
    ...messageTexts,
  },
  market: marketTexts,
  late: lateTexts,
  mails: mailTexts,
};
