/**
 * The bank's page in a challenge's frame: sends the visitor's answer to the gateway, and passes the
 * signed result to the script around the frame.
 */
const form = document.querySelector('form');
const code = document.querySelector('input');
const message = document.getElementById('message');

/** @param {{ code: string } | { answer: string }} given */
async function answer(given) {
  if (message === null) return;
  message.textContent = '';
  try {
    const response = await fetch('/sandbox/braintree/client/acs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ transactionId: form?.dataset['transaction'], ...given }),
    });
    const result = await response.json();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    if (result.retry === true) {
      message.textContent = 'This is not the code. Try again.';
      code?.setAttribute('aria-invalid', 'true');
      code?.select();
      return;
    }
    parent.postMessage({ sandboxBank: { ...given, ...result } }, location.origin);
  } catch {
    message.textContent = 'The answer could not be sent. Try again.';
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void answer({ code: code?.value.trim() ?? '' });
});
for (const button of document.querySelectorAll('button[data-answer]')) {
  button.addEventListener('click', () => {
    void answer({ answer: button.getAttribute('data-answer') ?? '' });
  });
}
// A key pressed in a frame does not reach the dialog around it.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  window.frameElement?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
});
document.querySelector('main')?.removeAttribute('hidden');
code?.focus();
