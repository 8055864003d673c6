import { expect, it } from 'vitest';
import { aLead } from '../../../../tests/factories/pages/aPageData.ts';
import { isLeadAuthorised } from './isLeadAuthorised.ts';

it("authorises a provider's lead by the address in the field, ignoring case and outer spaces", () => {
  expect(isLeadAuthorised(aLead(), ' ADA@example.com ')).toBe(true);
});

it.each([
  ['no lead', null, 'ada@example.com'],
  ['another address', aLead(), 'bob@example.com'],
  ['a lead of the form', aLead({ authType: 'REGULAR' }), 'ada@example.com'],
  ['a lead that is not authorised', aLead({ authorized: false }), 'ada@example.com'],
])('treats %s as an ordinary visitor', (_name, lead, email) => {
  expect(isLeadAuthorised(lead, email)).toBe(false);
});
