import { expect, it } from 'vitest';
import { aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

it.each([
  ['what the lead lacks', { company_name: '', phone: '' }, 'Bakery', '2025550142'],
  ['nothing that is known of the lead', {}, 'Compilers', '2015550123'],
])('a contact beside it fills in %s', async (_, lacking, companyName, phone) => {
  const server = await aServer();
  const { pin } = await aKnownLead(server, lacking);
  const details = {
    fullName: 'Ana Example',
    companyName: 'Bakery',
    phoneNumber: '2025550142',
    email: 'ana@example.com',
  };
  const contact = Buffer.from(JSON.stringify(details)).toString('base64url');
  await (await aVisitor(server.app)).get(`/signup?leadUniquePin=${pin}&contact=${contact}`);

  const { prefill } = server.pages.at(-1)?.sessionInfo ?? {};
  expect(prefill).toMatchObject({
    fullName: 'Grace Hopper',
    email: 'grace@example.com',
    companyName,
  });
  expect(prefill?.phoneNumber).toContain(phone);
});
