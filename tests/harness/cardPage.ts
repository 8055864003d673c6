import client from 'braintree-web/client';
import hostedFields from 'braintree-web/hosted-fields';
import constants from 'braintree-web/lib/constants';
import threeDSecure from 'braintree-web/three-d-secure';
import usBankAccount from 'braintree-web/us-bank-account';

/** A page that only calls the card SDK. A test controls it through `cardSdk`. */
const events: unknown[] = [];
const token = document.documentElement.dataset['token'] ?? '';
constants.ANALYTICS_URL = '/sandbox/braintree/analytics';

async function start(version: '2' | '2-inline-iframe') {
  const card = await client.create({ authorization: token });
  const fields = await hostedFields.create({
    client: card,
    styles: { input: { 'font-size': '14px', color: 'rgb(1, 2, 3)' }, '.invalid': { color: 'red' } },
    fields: {
      number: { container: '#number', internalLabel: 'Card number', iframeTitle: 'Card number' },
      expirationMonth: { container: '#month', internalLabel: 'Month', placeholder: 'MM' },
      expirationYear: { container: '#year', internalLabel: 'Year' },
      cvv: { container: '#cvv', internalLabel: 'CVV' },
      postalCode: { container: '#postal', internalLabel: 'Zip Code' },
    },
  });
  for (const type of ['empty', 'notEmpty', 'focus', 'blur', 'validityChange'] as const) {
    fields.on(type, ({ emittedBy, fields: states }) => {
      events.push(`${type} ${emittedBy} ${states[emittedBy]?.isValid}`);
    });
  }
  fields.on('cardTypeChange', ({ cards }) => {
    events.push(`cardTypeChange ${cards.map((it) => it.type).join(' ')}`);
  });
  fields.on('binAvailable', ({ bin }) => events.push(`bin ${bin}`));
  const secure = await threeDSecure.create({ client: card, version });
  secure.on('customer-canceled', () => events.push('customer-canceled'));
  secure.on('authentication-iframe-available', ({ element }, next) => {
    document.querySelector('#challenge')?.replaceChildren(element);
    next?.();
  });
  const bank = await usBankAccount.create({ client: card });
  return { version: untyped(card, 'getVersion'), fields, secure, bank };
}

/** Calls a method that the published types lack. */
function untyped(target: object, method: string, ...given: unknown[]): unknown {
  return Reflect.apply(Reflect.get(target, method), target, given);
}

/** Resolves with the result. An error becomes its code with the first error's number. */
async function settled(work: unknown): Promise<unknown> {
  try {
    return { ok: await work };
  } catch (error) {
    return JSON.parse(JSON.stringify({ error, code: Reflect.get(Object(error), 'code') }));
  }
}

let running: Awaited<ReturnType<typeof start>> | null = null;

function sdk() {
  if (running === null) throw new Error('The page has not started.');
  return running;
}

async function verify(): Promise<unknown> {
  const { nonce, details } = await sdk().fields.tokenize();
  return sdk().secure.verifyCard({
    amount: '49.00',
    nonce,
    bin: details.bin,
    email: 'ada@example.com',
    onLookupComplete: (_data: unknown, next: () => void) => next(),
  });
}

Object.assign(window, {
  cardSdk: {
    events,
    start: async (version: '2' | '2-inline-iframe' = '2') => {
      running = await start(version);
      return running.version;
    },
    say: (field: 'number', message: string) => sdk().fields.setMessage({ field, message }),
    mark: () =>
      sdk().fields.setAttribute({ field: 'number', attribute: 'aria-invalid', value: 'true' }),
    tokenize: () => settled(sdk().fields.tokenize()),
    verify: () => settled(verify()),
    bank: () =>
      settled(
        untyped(sdk().bank, 'tokenize', {
          mandateText: 'I authorise this debit.',
          bankDetails: {
            routingNumber: '021000021',
            accountNumber: '567891234',
            accountType: 'checking',
            ownershipType: 'personal',
            firstName: 'Ada',
            lastName: 'Lovelace',
            billingAddress: { streetAddress: '', locality: '', region: '', postalCode: '' },
          },
        }),
      ),
  },
});
