import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { aTab, openInTab } from '../../../../tests/factories/pages/aTab.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';

it('a reload restores no tick of a changed sentence, and no removed option', () => {
  const notice = aQuestion({ kind: 'acknowledgement', label: 'Notice', text: 'I agree to X.' });
  const size = aQuestion({ kind: 'oneOf', label: 'Size', options: { few: 'Few', many: 'Many' } });
  const ways = aQuestion({ kind: 'someOf', label: 'Ways', options: { post: 'Post' } });
  const tab = aTab();
  const before = openInTab(tab, aPageData(), aBrand({ questions: { notice, size, ways } }));
  before.start();
  before.stores.questions?.setAnswer('notice', 'yes');
  before.stores.questions?.setAnswer('size', 'many');
  before.stores.questions?.setAnswer('ways', ['post']);
  before.leave();

  const questions = {
    notice: { ...notice, text: 'I agree to Y.' },
    size: { ...size, options: { few: 'Few' } },
    ways,
  };
  const after = openInTab(tab, aPageData(), aBrand({ questions }));
  after.start();
  expect(after.stores.questions?.sent.answers).toEqual({ ways: ['post'] });
});

it('a reload restores answers except sensitive ones and those no longer asked', () => {
  const trade = aQuestion({ label: 'Trade' });
  const secret = aQuestion({ label: 'Secret', sensitive: true });
  const ways = aQuestion({ label: 'Ways', kind: 'someOf', options: { post: 'Post' } });
  const tab = aTab();
  const brand = aBrand({ questions: { trade, secret, ways, gone: aQuestion() } });
  const before = openInTab(tab, aPageData(), brand);
  before.start();
  before.stores.questions?.setAnswer('trade', 'Baker');
  before.stores.questions?.setAnswer('secret', 'Canary');
  before.stores.questions?.setAnswer('ways', ['post']);
  before.stores.questions?.setAnswer('gone', 'x');
  before.leave();
  expect([...tab.texts.values()].join('')).not.toContain('Canary');

  const after = openInTab(tab, aPageData(), aBrand({ questions: { trade, secret, ways } }));
  after.stores.questions?.setAnswer('trade', 'Smith');
  after.start();
  expect(after.stores.questions?.sent.answers).toEqual({ trade: 'Smith', ways: ['post'] });
});
