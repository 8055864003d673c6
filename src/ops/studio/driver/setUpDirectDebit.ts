import { until } from './until.ts';
import { write } from './write.ts';

/** The sandbox's form over the page, which has the page's own origin. */
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

/** Sets up a Direct Debit in the open form, and waits until the form closes. */
export async function setUpDirectDebit(): Promise<void> {
  await until(() => {
    const frame = document.querySelector<HTMLIFrameElement>(FORM);
    if (frame === null) return true;
    const form = frame.contentDocument;
    // The form's script only listens once the document is complete.
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
