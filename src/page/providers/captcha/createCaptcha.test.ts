import { describe, expect, it } from 'vitest';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { createCaptcha } from './createCaptcha.ts';

type Drawn = {
  sitekey: string;
  action: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
};

/** A window that gets the captcha's API when its script loads. */
function aBrowser(
  overrides: { execute?: () => Promise<string>; ready?: () => void; timeoutMs?: number } = {},
) {
  const scope: Record<string, unknown> = {};
  const loads: string[] = [];
  const drawn: Drawn[] = [];
  const resets: unknown[] = [];
  const asked: unknown[] = [];
  const state = { blocked: false, online: true };
  const enterprise = {
    ready: overrides.ready ?? ((callback: () => void) => callback()),
    execute: async (key: string, options: unknown) => {
      asked.push([key, options]);
      return overrides.execute ? overrides.execute() : 'token';
    },
    render: (_element: HTMLElement, options: Drawn) => drawn.push(options) - 1,
    reset: (id: unknown) => resets.push(id),
  };
  const loadScript = async (src: string) => {
    loads.push(src);
    if (state.blocked) throw new Error('blocked');
    scope['grecaptcha'] = { enterprise };
  };
  const { captchaSiteKeys: siteKeys } = aPageData();
  const captcha = createCaptcha({
    siteKeys,
    loadScript,
    scope,
    isOnline: () => state.online,
    timeoutMs: overrides.timeoutMs ?? 60_000,
  });
  return { captcha, loads, drawn, resets, asked, state };
}

describe('the captcha', () => {
  it('loads its script once, on first use', async () => {
    const { captcha, loads, asked } = aBrowser();
    expect(loads).toEqual([]);
    await Promise.all([captcha.execute('SIGNUP_FREE'), captcha.execute('EMAIL_EXISTS_CHECK')]);
    expect(loads).toEqual(['https://captcha.example/enterprise.js']);
    expect(asked[0]).toEqual(['score-key', { action: 'SIGNUP_FREE' }]);
  });

  it('is unavailable while its script is blocked, and tries again next time', async () => {
    const { captcha, state } = aBrowser();
    state.blocked = true;
    expect(await captcha.execute('ONLOAD')).toMatchObject({ error: { kind: 'unavailable' } });
    state.blocked = false;
    expect(await captcha.execute('ONLOAD')).toEqual({ ok: true, value: 'token' });
  });

  it('is unavailable when its script never becomes ready', async () => {
    const { captcha } = aBrowser({ ready: () => undefined, timeoutMs: 20 });
    expect(await captcha.execute('ONLOAD')).toMatchObject({ error: { kind: 'unavailable' } });
  });

  it('fails when it refuses or does not answer in time', async () => {
    const refusing = aBrowser({ execute: () => Promise.reject(new Error('no')) });
    const silence = () => new Promise<string>(() => undefined);
    const silent = aBrowser({ execute: silence, timeoutMs: 20 });
    for (const { captcha } of [refusing, silent]) {
      expect(await captcha.execute('ONLOAD')).toMatchObject({ error: { kind: 'failed' } });
    }
  });

  it('blames the network when offline, with or without its script', async () => {
    const refusing = aBrowser({ execute: () => Promise.reject(new Error('no')) });
    const scriptless = aBrowser();
    scriptless.state.blocked = true;
    for (const { captcha, state } of [refusing, scriptless]) {
      state.online = false;
      expect(await captcha.execute('ONLOAD')).toMatchObject({ error: { kind: 'offline' } });
    }
  });

  it('renders the checkbox with its own key and its action, in a new element that replaces the last', async () => {
    const { captcha, drawn, resets } = aBrowser();
    const heard: string[] = [];
    const options = {
      action: 'SIGNUP_FREE' as const,
      ticked: (token: string) => heard.push(token),
      expired: () => heard.push('-'),
    };
    const element = document.createElement('div');
    captcha.resetCheckbox();
    await captcha.renderCheckbox(element, options);
    await captcha.renderCheckbox(element, options);
    drawn[1]?.callback('ticked');
    drawn[1]?.['expired-callback']();
    captcha.resetCheckbox();
    expect(element.children).toHaveLength(1);
    expect(drawn[1]).toMatchObject({ sitekey: 'checkbox-key', action: 'SIGNUP_FREE' });
    expect(heard).toEqual(['ticked', '-']);
    expect(resets).toEqual([1]);
  });

  it('that replaces a box with the focus does not lose it', async () => {
    const { captcha } = aBrowser();
    document.body.innerHTML = '<div tabindex="-1"><div id="place"><input></div></div>';
    document.querySelector('input')?.focus();
    const element = document.querySelector<HTMLElement>('#place') ?? document.body;
    const options = {
      action: 'ONLOAD',
      ticked: () => undefined,
      expired: () => undefined,
    } as const;
    await captcha.renderCheckbox(element, options);
    expect(document.activeElement).toBe(element.parentElement);
  });
});
