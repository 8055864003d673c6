import { expect, it } from 'vitest';
import leadInfoSchema from '../../../schemas/leadInfo.schema.json';
import widgets from '../../../schemas/widgets.schema.json';
import { aBrand, aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import { aPage, aRootStore, fillIn } from '../../../tests/factories/pages/aPage.ts';
import { aLead, aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { recordOf } from '../../core/fields/fieldRecords.ts';
import { definitionOf, FIELD_NAMES } from '../../core/fields/fields.ts';
import { sampleValues } from '../../core/fields/sampleValues.ts';
import { keepDraft } from '../flows/draft/keepDraft.ts';
import { personalTexts } from '../flows/reporting/personalTexts.ts';
import { startReporting } from '../flows/reporting/startReporting.ts';
import { toSignupRequest } from '../flows/toSignupRequest.ts';
import { toFaultReport } from '../providers/reports/toFaultReport.ts';
import { definitions } from '../widgets/generated/definitions.ts';
import { adoptTypedValues } from './adoptTypedValues.ts';

const values = sampleValues();
const main = aRegion(...FIELD_NAMES.map((name) => definitionOf(name).widget));
const brand = aBrand({
  province: { on: true },
  pages: { ...aBrand().pages, signup: aLayout({ main }) },
});
const digits = (text: string) => text.replaceAll(/\D/g, '');

it('places every field by its widget, in the order of the layout', () => {
  expect(aRootStore(brand).contact.fieldsShown).toEqual(FIELD_NAMES);
});

it.each(FIELD_NAMES)('has a widget for %s that a brand file can place', (name) => {
  expect(widgets.enum).toContain(definitionOf(name).widget);
});

it.each(FIELD_NAMES)('sends %s where the server reads it, in members of the schema', (name) => {
  const stores = aRootStore(brand);
  fillIn(stores);
  const { leadInfo } = toSignupRequest(stores, 'UTC')({ token: '', variant: 'visible' });
  const sent = recordOf(name).read(leadInfo);
  const isPhone = definitionOf(name).kind === 'phone';
  expect(sent).toBe(isPhone ? digits(values[name]) : values[name]);
  expect(Object.keys(leadInfoSchema.properties)).toEqual(
    expect.arrayContaining(Object.keys(recordOf(name).members)),
  );
});

it('sends no password for a lead whom a provider vouches for', () => {
  const email = 'ada@example.com';
  const prefill = { fullName: 'Ada Lovelace', companyName: '', phoneNumber: '', email };
  const session = aSession({ lead: aLead({ authType: 'GOOGLE', email }), prefill });
  const { leadInfo } = toSignupRequest(
    aRootStore(brand, aPageData({ sessionInfo: session })),
    'UTC',
  )({
    token: '',
    variant: 'visible',
  });
  expect(leadInfo).toMatchObject({ authType: 'GOOGLE', email });
  expect(leadInfo).not.toHaveProperty('password');
});

it.each(FIELD_NAMES)('reads %s as it was typed before the script has loaded', (name) => {
  const stores = aRootStore(brand);
  const page = document.implementation.createHTMLDocument();
  const control = page.createElement('input');
  Object.assign(control, { name, value: values[name] });
  page.body.append(control);
  adoptTypedValues(page, stores);
  expect(stores.contact[name].value).toBe(values[name]);
});

it.each(FIELD_NAMES)('restores %s after a reload exactly if its definition drafts it', (name) => {
  const texts = new Map<string, string>();
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string | null) => void (text && texts.set(key, text)),
  };
  const leaving: (() => void)[] = [];
  const before = aPage(brand);
  const shared = { storage, isShownAgain: true, report: before.providers.report };
  keepDraft({ ...before, ...shared, onLeave: (listener) => void leaving.push(listener) });
  before.stores.contact[name].setValue(values[name]);
  for (const leave of leaving) leave();
  const after = aPage(brand);
  keepDraft({ ...after, ...shared, onLeave: () => undefined });
  const { isDrafted } = definitionOf(name);
  expect(after.stores.contact[name].value).toBe(isDrafted ? values[name] : '');
  expect([...texts.values()].join('').includes(values[name])).toBe(isDrafted);
});

it('drafts no secret', () => {
  const kept = FIELD_NAMES.filter((name) => definitionOf(name).isDrafted);
  expect(kept.filter((name) => definitionOf(name).kind === 'secret')).toEqual([]);
});

it.each(FIELD_NAMES)('reports nothing of %s, wherever it occurs', (name) => {
  const stores = aRootStore(brand);
  const canary = `Canary-of-${name}`;
  stores.contact[name].setValue(canary);
  const sent: string[] = [];
  const report = startReporting({
    personal: () => personalTexts(aSession(), stores),
    sinkFor: (mask) => (it) => sent.push(JSON.stringify(toFaultReport(it, mask, '/signup'))),
  });
  const error = new Error(`outer ${canary}`, { cause: new Error(`inner ${canary}`) });
  report({ kind: 'fault', event: new ErrorEvent('error', { error }) });
  const isPersonal = definitionOf(name).isPersonal !== false;
  expect(sent).toHaveLength(1);
  expect(sent.join('').includes(canary)).toBe(!isPersonal);
});

// Any other widget would hydrate late or never, so that the browser's early check would stay.
it.each(FIELD_NAMES.filter((name) => definitionOf(name).pattern !== undefined))(
  'hydrates the widget of %s, which a browser checks early, with the page',
  (name) => {
    const { comes } = definitions[definitionOf(name).widget] ?? {};
    expect(['withPage', 'withPagesThatPlaceIt']).toContain(comes);
  },
);
