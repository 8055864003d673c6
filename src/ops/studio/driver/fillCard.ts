import { marketValues } from './marketValues.ts';
import { write } from './write.ts';

/** Where the card's fields are drawn once it is near the window. */
const PLACE = '#number';

/** The frames of the card's fields in the sandbox, which have the page's own origin. */
const FIELDS = 'iframe[name^="braintree-hosted-field-"]';

/**
 * Whether the card's fields can be filled in, or the page accepts no card. Scrolls the fields into
 * view until then.
 */
export function isCardDrawn(): boolean {
  const place = document.querySelector(PLACE);
  if (place === null || !place.checkVisibility()) return true;
  const fields = [...document.querySelectorAll<HTMLIFrameElement>(FIELDS)].map(inputOf);
  if (fields.length > 0 && fields.every((input) => input !== null)) return true;
  place.scrollIntoView({ block: 'center', behavior: 'instant' });
  return false;
}

/** Fills the empty fields with a test card that its bank approves without a question. */
export function fillCard(): void {
  const year = String(new Date().getFullYear() + 3);
  const card: Readonly<Record<string, string>> = {
    'cc-number': '4000000000002701',
    'cc-exp-month': '12',
    'cc-exp-year': year,
    'cc-exp': `12/${year}`,
    'cc-csc': '123',
    'billing postal-code': marketValues().postalCode,
  };
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(FIELDS)) {
    const input = inputOf(frame);
    const text = card[input?.getAttribute('autocomplete') ?? ''];
    if (input?.value === '' && text !== undefined) write(input, text);
  }
}

function inputOf(frame: HTMLIFrameElement): HTMLInputElement | null {
  return frame.contentDocument?.querySelector<HTMLInputElement>('input[autocomplete]') ?? null;
}
