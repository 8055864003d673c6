import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aBrandOfLanguage } from '../../../tests/factories/brands/aBrandOfLanguage.ts';
import { aSentPage, type SentPage } from '../../../tests/factories/pages/aSentPage.tsx';
import { type Acts, LATE_CASES, LATE_PAGES } from '../../../tests/factories/pages/lateActs.ts';
import { englishLeft, gluedIn, saidIn, unworded } from '../../../tests/factories/pages/saidOn.ts';
import { TRANSLATED_TAGS } from '../../../tests/factories/texts/translatedTags.ts';
import type { PageData } from '../../core/contract/generated/session.ts';
import { PhoneNumber } from '../widgets/phone-number/PhoneNumber.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { OpenModal } from './modals/OpenModal.tsx';
import { ConsentNotice } from './privacy/ConsentNotice.tsx';
import { privacyNotice } from './privacy/privacyNotice.ts';

/** The usual widgets beside the fields, without those for a placed order. */
const WIDGETS = ['phone-number', 'plan-picker', 'add-ons', 'ivr-plan', 'payment-method'];

/**
 * The catalogue of each language is complete, so a text in English is one that is not from it, which
 * the pseudo-language shows as well. `test:full` takes the real ones, too.
 */
const LANGUAGES = process.env['TEST_FULL'] === undefined ? [] : TRANSLATED_TAGS;

/** All texts that a page shows during its acts. */
async function saidBy(locale: string, data: PageData, acts: Acts): Promise<readonly string[]> {
  const said = new Set<string>();
  const open = aSentPage(aBrandOfLanguage(locale, ...WIDGETS), data);
  for (const [name, act] of acts) {
    const page = open();
    const { stores } = page;
    const stop = autorun(() => {
      const { heading = '', link, notes = [], text = '' } = stores.modal.message ?? {};
      for (const it of [heading, text, link?.text ?? '', ...notes]) said.add(it);
    });
    await act(page);
    stop();
    page.show(<OpenModal />);
    const dialog = saidIn(document.body);
    if (dialog.length === 0 && stores.modal.view !== 'none')
      throw new Error(`${name} says nothing.`);
    for (const it of dialog) said.add(it);
    cleanup();
  }
  return [...said];
}

describe.each(LATE_CASES)('over the %s page', (_name, data, acts) => {
  it.each(LANGUAGES)('nothing is said in English in %s', async (locale) => {
    const said = await saidBy(locale, data, acts);
    expect(said.length).toBeGreaterThan(2);
    expect(englishLeft(said, locale)).toEqual([]);
  });

  it('every text comes from the catalogue', async () => {
    const said = await saidBy('en-XA', data, acts);
    expect(said.length).toBeGreaterThan(2);
    expect(unworded(said)).toEqual([]);
  });

  it('no text is concatenated from pieces', async () => {
    expect(gluedIn(await saidBy('ar-XB', data, acts))).toEqual([]);
  });
});

/** The parts that load late, besides dialogs. */
const PARTS: readonly (readonly [string, (page: SentPage) => Promise<void>])[] = [
  [
    'the list of countries',
    async (page) => {
      page.show(<PhoneNumber />);
      const button = screen.getAllByRole('button').at(0);
      if (button) fireEvent.click(button);
      const search = await screen.findByRole('combobox');
      fireEvent.change(search, { target: { value: 'qqq' } });
    },
  ],
  [
    'a list of countries that does not load',
    async (page) => {
      page.providers.plans = null;
      page.show(<PhoneNumber />);
      const button = screen.getAllByRole('button').at(0);
      if (button) fireEvent.click(button);
      await screen.findByRole('alert');
    },
  ],
  [
    'the question of consent',
    async ({ show, stores }) => {
      show(<ConsentNotice {...privacyNotice(stores.brand, stores.config)} hasTags />);
    },
  ],
  [
    'a lost connection',
    async ({ show, stores }) => {
      show(<ConnectionNote texts={stores.texts} />);
      act(() => void dispatchEvent(new Event('offline')));
    },
  ],
];

describe.each(PARTS)('%s', (_name, open) => {
  it('is not concatenated from pieces', async () => {
    const page = aSentPage(aBrandOfLanguage('ar-XB', ...WIDGETS), LATE_PAGES.paid)();
    await open(page);
    expect(gluedIn(saidIn(document.body))).toEqual([]);
  });

  it.each([...LANGUAGES, 'en-XA'])('is translated in %s', async (locale) => {
    const page = aSentPage(aBrandOfLanguage(locale, ...WIDGETS), LATE_PAGES.paid)();
    await open(page);
    const said = saidIn(document.body);
    expect(said.length).toBeGreaterThan(0);
    expect(locale === 'en-XA' ? unworded(said) : englishLeft(said, locale)).toEqual([]);
  });
});
