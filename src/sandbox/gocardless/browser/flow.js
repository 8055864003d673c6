/**
 * The form in the drop-in's frame: asks the sandbox, shows the answers, and reports the result to
 * the page.
 */

/** @param {object} message */
function tell(message) {
  window.parent.postMessage(message, location.origin);
}

/** @param {{ message: string } | null} error */
function leave(error) {
  tell({ type: 'gocardless:exit', error });
}

/**
 * @param {string} action
 * @param {Record<string, string>} details
 */
async function ask(action, details) {
  const response = await fetch(`${location.pathname}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(details),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

const NO_DETAILS = { givenName: '', familyName: '', email: '', sortCode: '', accountNumber: '' };

const gone = document.body.dataset['outcome'] === 'gone';
const form = document.querySelector('form');
const confirmation = document.getElementById('confirm');
const trouble = document.getElementById('trouble');

/** @param {Element | null} step */
function focusHeading(step) {
  step?.querySelector('h1')?.focus();
}

/** @param {string} text */
function say(text) {
  if (trouble) trouble.textContent = text;
}

/** @returns {Record<string, string>} */
function detailsOf() {
  const entries = form ? [...new FormData(form)] : [];
  return {
    ...NO_DETAILS,
    ...Object.fromEntries(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
  };
}

function clearProblems() {
  say('');
  for (const input of form?.querySelectorAll('input') ?? []) {
    input.removeAttribute('aria-invalid');
    const message = document.getElementById(`${input.name}-problem`);
    if (message) message.textContent = '';
  }
}

/** @param {{ field: string, message: string }} problem */
function showProblem(problem) {
  showDetails();
  const message = document.getElementById(`${problem.field}-problem`);
  const input = document.getElementById(problem.field);
  if (message) message.textContent = problem.message;
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
}

function showDetails() {
  if (form) form.hidden = false;
  if (confirmation) confirmation.hidden = true;
}

/** @param {Record<string, string>} details */
function showConfirmation(details) {
  /** @type {Record<string, string>} */
  const shown = {
    name: `${details['givenName']} ${details['familyName']}`,
    email: details['email'] ?? '',
    sortCode: details['sortCode'] ?? '',
    accountNumber: `••••••${(details['accountNumber'] ?? '').trim().slice(-2)}`,
  };
  for (const place of document.querySelectorAll('[data-shown]')) {
    place.textContent = shown[place.getAttribute('data-shown') ?? ''] ?? '';
  }
  if (form) form.hidden = true;
  if (confirmation) confirmation.hidden = false;
  focusHeading(confirmation);
}

let busy = false;

/** @param {() => Promise<void>} work */
async function once(work) {
  if (busy) return;
  busy = true;
  clearProblems();
  try {
    await work();
  } catch {
    say('The bank could not be reached. Try again.');
  } finally {
    busy = false;
  }
}

async function complete() {
  const answer = await ask('complete', detailsOf());
  if (answer.problem) showProblem(answer.problem);
  else {
    const { billingRequest, flow } = answer;
    tell({ type: 'gocardless:success', billingRequest, flow });
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void once(async () => {
    const details = detailsOf();
    const answer = await ask('check', details);
    if (answer.problem) showProblem(answer.problem);
    else showConfirmation(details);
  });
});
document.getElementById('set-up')?.addEventListener('click', () => void once(complete));
document.getElementById('finish')?.addEventListener('click', () => void once(complete));
document.getElementById('change')?.addEventListener('click', () => {
  showDetails();
  focusHeading(form);
});
for (const button of document.querySelectorAll('[data-cancel]')) {
  button.addEventListener('click', () => {
    leave(gone ? { message: 'The billing request flow cannot be worked on any more.' } : null);
  });
}
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') leave(null);
});
document.querySelector('main')?.removeAttribute('hidden');
focusHeading(document.body);
