import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aStudio, type TestStudio } from '../../../../tests/factories/servers/aStudio.ts';

async function reportOn({ ask }: TestStudio, id: string, changes: object) {
  const { body: open } = await ask('GET', `/api/brands/${id}`);
  const value = { ...open.value, ...changes };
  const { body } = await ask('POST', `/api/brands/${id}/report`, { value });
  return body;
}

it('reports the layer of an inherited value', async () => {
  const report = await reportOn(await aStudio(), 'ringwell-uk', {});
  expect(report.problems).toEqual([]);
  expect(report.inherited).toContainEqual({
    pointer: '/currency',
    value: 'GBP',
    from: 'market/UK',
    line: 4,
  });
});

it('reports what the brand sells, which conditions of questions can name', async () => {
  const report = await reportOn(await aStudio(), 'frontdesk-ca', {});
  expect(report.plans).toContainEqual({ id: 'frontdesk-bell', name: 'Bell' });
  expect(report.addons).not.toEqual([]);
});

it('reports the extended brand like any layer', async () => {
  const report = await reportOn(await aStudio(), 'frontdesk-ca', {});
  const { from } = report.inherited.find((it: { pointer: string }) => it.pointer === '/theme/type');
  expect(from).toBe('frontdesk');
});

it("reports problems in the check's own words, at their settings, with suggestions", async () => {
  const report = await reportOn(await aStudio(), 'slotbook', {
    signupTypes: { offered: ['free', 'payd'], default: 'free' },
  });
  expect(report.problems).toMatchObject([
    {
      check: 'schema',
      pointer: '/signupTypes/offered/1',
      why: '"payd" is no value of "offered".',
      mend: { kind: 'use', value: 'paid' },
      isOwn: true,
    },
  ]);
});

it('reports which extending brand a change would break', async () => {
  const report = await reportOn(await aStudio(), 'frontdesk', {
    logo: { file: 'frontdesk.svg', width: 140 },
  });
  expect(report.problems.map((it: { why: string }) => it.why)).toContainEqual(
    expect.stringContaining('"logo" needs "height"'),
  );
});

it('reports which extending brand would charge in a currency that its account does not have', async () => {
  const report = await reportOn(await aStudio(), 'frontdesk', { currency: 'USD' });
  expect(report.problems).toContainEqual(
    expect.objectContaining({
      check: 'account-currency',
      why: expect.stringContaining('The brand charges in USD on the account "answering-ca"'),
    }),
  );
});

it('shows the last version without problems in the preview', async () => {
  const studio = await aStudio();
  expect((await reportOn(studio, 'slotbook', { name: 'One' })).preview).toBe('draft');
  expect((await reportOn(studio, 'slotbook', { name: '' })).preview).toBe('lastGood');
  expect((await studio.preview.current().brand('slotbook'))?.brand.name).toBe('One');
});

it('has nothing to preview while a layer cannot be read, and says which', async () => {
  const studio = await aStudio();
  studio.write('defaults/market/US.json', '{ "locale": "en-US", ');
  const report = await reportOn(studio, 'slotbook', {});
  expect(report.preview).toBe('none');
  expect(report.problems).toMatchObject([{ check: 'json-syntax', pointer: '/market' }]);
});

it('reports a logo with a script at the setting that names the logo', async () => {
  const studio = await aStudio();
  studio.write(
    'logos/slotbook.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 135 32"><script>alert(1)</script></svg>',
  );
  const report = await reportOn(studio, 'slotbook', {});
  expect(report.problems).toMatchObject([{ check: 'logo-file', pointer: '/logo/file' }]);
});

it('measures what can be read on what', async () => {
  const report = await reportOn(await aStudio(), 'facetable', {});
  const [text] = report.contrast['/theme/dark/ink'];
  expect(text).toMatchObject({ says: 'Text', needs: 4.5 });
  expect(text.found).toBeGreaterThan(4.5);
});

it('opens a half-written file as the problem that it is', async () => {
  const studio = await aStudio();
  studio.write('slotbook.json', '{ "id": "slotbook", ');
  const { body } = await studio.ask('GET', '/api/brands/slotbook');
  expect(body).toMatchObject({ value: null, problems: [{ check: 'json-syntax', line: 1 }] });
  expect((await studio.ask('GET', '/api/start')).body.brands).toContainEqual(
    expect.objectContaining({ id: 'slotbook' }),
  );
});

it('keeps working on a draft whose file is half-written or deleted meanwhile', async () => {
  const studio = await aStudio();
  const { body: open } = await studio.ask('GET', '/api/brands/slotbook');
  const ask = () => studio.ask('POST', '/api/brands/slotbook/report', { value: open.value });
  studio.write('slotbook.json', '{ "id": }: { "slot');
  expect((await ask()).body).toMatchObject({ problems: [], preview: 'draft' });
  rmSync(join(studio.dir, 'slotbook.json'));
  expect((await ask()).body).toMatchObject({ hash: '', problems: [], preview: 'draft' });
});

it.each([
  [
    'a brand that extends itself by another',
    { extends: 'frontdesk-uk' },
    'layer-cycle',
    '/extends',
  ],
  ['a brand to extend that is not there', { extends: 'frontdesk-us' }, 'extends-known', '/extends'],
  [
    'the account of brands of another currency',
    { paymentAccount: 'software-ca' },
    'account-currency',
    '/paymentAccount',
  ],
  ["another brand's host", { hosts: ['signup.slotbook.example'] }, 'host-unique', '/hosts/0'],
])('reports %s', async (_name, changes, check, pointer) => {
  const report = await reportOn(await aStudio(), 'frontdesk', changes);
  expect(report.problems).toContainEqual(expect.objectContaining({ check, pointer }));
  expect(report.preview).not.toBe('draft');
});
