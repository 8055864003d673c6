import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPage, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import {
  type FakeAnswer,
  refused,
  SIGNED_UP,
} from '../../../../tests/factories/pages/FakeProviders.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { toAnalyticsEvent } from '../measuring/toAnalyticsEvent.ts';

const questions = {
  trade: aQuestion({ label: 'Trade', personal: true }),
  size: aQuestion({ label: 'Size', personal: false }),
};

it.each<[string, FakeAnswer]>([
  ['succeeds', SIGNED_UP],
  ['is refused an answer', refused('INVALID_FIELD', { question: 'size', reason: 'malformed' })],
  ['was asked something else', refused('QUESTIONS_CHANGED')],
  ['fails', { error: { kind: 'unreadable', status: 500, cause: 'no JSON' } }],
])(
  'no event and no report names an answer, personal or not, where a sign-up %s',
  async (_, answer) => {
    const { flows, providers, stores } = aPage(aBrand({ questions }));
    fillIn(stores);
    stores.questions?.setAnswer('trade', 'Canary-trade');
    stores.questions?.setAnswer('size', 'Canary-size');
    providers.answers['/signup/free'] = answer;
    await flows.submit();
    expect(JSON.stringify(providers.bodies('/signup/free'))).toContain('Canary-size');
    expect(providers.events.length).toBeGreaterThan(1);
    const counted = providers.events.map((event) => toAnalyticsEvent(stores, event, 'T1'));
    expect(JSON.stringify([counted, providers.events, providers.reports])).not.toMatch(/canary/i);
  },
);
