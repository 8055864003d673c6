import { describe, expect, it } from 'vitest';
import { createDirectDebit } from './createDirectDebit.ts';
import type { DropinOptions } from './GoCardlessDropin.ts';

const config = { scriptUrl: 'https://pay.example/dropin.js', environment: 'sandbox' } as const;

/** A window that gets the drop-in's API when its script loads. */
function aBrowser(open: () => void = () => undefined) {
  const scope: Record<string, unknown> = {};
  const loads: string[] = [];
  const created: DropinOptions[] = [];
  const exits: string[] = [];
  const state = { blocked: false, empty: false, online: true };
  const loadScript = async (src: string) => {
    loads.push(src);
    if (state.blocked) throw new Error('blocked');
    if (state.empty) return;
    scope['GoCardlessDropin'] = {
      create: (options: DropinOptions) => {
        created.push(options);
        return { open, exit: () => exits.push(options.billingRequestFlowID) };
      },
    };
  };
  const directDebit = createDirectDebit({
    config,
    loadScript,
    scope,
    isOnline: () => state.online,
    timeoutMs: 60_000,
  });
  /** The drop-in created last. Waits for it. */
  const dropin = () =>
    expect
      .poll(() => created.at(-1))
      .toBeDefined()
      .then(() => created.at(-1));
  return { directDebit, loads, created, exits, state, dropin };
}

describe('the direct debit drop-in', () => {
  it('loads its script once, and opens for the flow', async () => {
    const { directDebit, dropin, loads } = aBrowser();
    directDebit.prepare();
    const ending = directDebit.open('BRF1');
    const made = await dropin();
    made?.onExit(null, {});
    await ending;

    expect(loads).toEqual(['https://pay.example/dropin.js']);
    expect(made).toMatchObject({ billingRequestFlowID: 'BRF1', environment: 'sandbox' });
  });

  it.each([
    ['at once', { links: { mandate_request_mandate: 'MD1' } }, 'MD1'],
    ['later', { links: {} }, null],
    ['in no shape that we know', null, null],
  ])('is authorised, with the mandate named %s, and removed', async (_name, request, mandateId) => {
    const { directDebit, dropin, exits } = aBrowser();
    const ending = directDebit.open('BRF1');
    (await dropin())?.onSuccess(request, {});

    expect(await ending).toEqual({ kind: 'authorised', mandateId });
    expect(exits).toEqual(['BRF1']);
  });

  it('is closed by the visitor without a failure', async () => {
    const { directDebit, dropin } = aBrowser();
    const ending = directDebit.open('BRF1');
    (await dropin())?.onExit(null, {});

    expect(await ending).toEqual({ kind: 'left' });
  });

  it('fails for an expired flow', async () => {
    const { directDebit, dropin } = aBrowser();
    const ending = directDebit.open('BRF1');
    const cause = { message: 'run out' };
    (await dropin())?.onExit(cause, {});

    expect(await ending).toEqual({ kind: 'failed', reason: 'flow', cause });
  });

  it('fails when the provider cannot open it', async () => {
    const { directDebit, exits } = aBrowser(() => {
      throw new Error('no frame');
    });

    expect(await directDebit.open('BRF1')).toMatchObject({ kind: 'failed', reason: 'flow' });
    expect(exits).toEqual(['BRF1']);
  });

  it('opens one at a time', async () => {
    const { created, directDebit, dropin, exits } = aBrowser();
    const first = directDebit.open('BRF1');
    await dropin();
    const second = directDebit.open('BRF2');

    expect(await first).toEqual({ kind: 'left' });
    expect(exits).toEqual(['BRF1']);
    await expect.poll(() => created).toHaveLength(2);
    created[1]?.onSuccess(null, {});
    expect(await second).toEqual({ kind: 'authorised', mandateId: null });
  });
});

describe('its script', () => {
  it.each(['blocked', 'empty'] as const)('that is %s is loaded again', async (fault) => {
    const { directDebit, dropin, loads, state } = aBrowser();
    state[fault] = true;
    const failed = await directDebit.open('BRF1');
    state[fault] = false;
    const ending = directDebit.open('BRF1');
    (await dropin())?.onExit(null, {});
    await ending;

    expect(failed).toMatchObject({ kind: 'failed', reason: 'script' });
    expect(loads).toHaveLength(2);
  });

  it('is not blamed when the browser is offline', async () => {
    const { directDebit, state } = aBrowser();
    state.blocked = true;
    state.online = false;

    expect(await directDebit.open('BRF1')).toMatchObject({ kind: 'failed', reason: 'offline' });
  });
});
