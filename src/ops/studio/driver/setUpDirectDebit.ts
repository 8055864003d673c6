import { until } from './until.ts';
import { write } from './write.ts';

/** The provider's form over the page: the local stand-in's, which has the page's own origin. */
const FORM = 'dialog iframe[title="Direct Debit"]';

const DETAILS: Readonly<Record<string, string>> = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  email: 'ada@example.com',
  sortCode: '200000',
  accountNumber: '55779911',
};

/** One step of the form: fills in what it shows, and presses its button. */
const STEPS = ['#details:not([hidden]) button[type=submit]', '#confirm:not([hidden]) #set-up'];

/** Sets a Direct Debit up in the open form, and waits until the form closes. */
export async function setUpDirectDebit(): Promise<void> {
  await until(() => {
    const frame = document.querySelector<HTMLIFrameElement>(FORM);
    if (frame === null) return true;
    const form = frame.contentDocument;
    // Its script listens from then on.
    if (form?.readyState === 'complete') takeStep(form);
    return null;
  });
}

function takeStep(form: Document): void {
  for (const [name, value] of Object.entries(DETAILS)) {
    const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input?.value === '') write(input, value);
  }
  for (const step of STEPS) form.querySelector<HTMLButtonElement>(step)?.click();
}
