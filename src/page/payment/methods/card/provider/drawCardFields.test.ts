import hostedFields from 'braintree-web/hosted-fields';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { drawCardFields } from './drawCardFields.ts';

vi.mock('../../../card-provider/startClient.ts', () => ({ startClient: async () => ({}) }));
vi.mock('braintree-web/hosted-fields', () => ({
  default: {
    create: vi.fn(async () => ({
      on: () => undefined,
      getSupportedCardTypes: async () => ['Visa'],
    })),
  },
}));

const create = vi.mocked(hostedFields.create);

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  create.mockClear();
});

function draw() {
  const unheard = () => undefined;
  return drawCardFields(
    { clientToken: 'token', fields: [], styles: {}, onState: unheard, onEnter: unheard },
    { isLocal: true, timeoutMs: 60_000 },
  );
}

function typeKey(): void {
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
}

it('fields are drawn at once while nothing is typed', async () => {
  expect((await draw()).accepted).toEqual(['Visa']);
});

it('fields are drawn in a pause in typing, because their frames would block its keys', async () => {
  const drawing = draw();
  for (let key = 0; key < 10; key++) {
    typeKey();
    await vi.advanceTimersByTimeAsync(250);
    expect(create).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(create).toHaveBeenCalledOnce();
  await drawing;
});

it('a visitor who never pauses gets the fields too', async () => {
  const drawing = draw();
  for (let passed = 0; passed < 8_000; passed += 200) {
    expect(create).not.toHaveBeenCalled();
    typeKey();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(create).toHaveBeenCalledOnce();
  await drawing;
});
