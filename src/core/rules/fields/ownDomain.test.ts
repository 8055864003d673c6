import { expect, it } from 'vitest';
import { ownDomain } from './ownDomain.ts';

it.each([
  ['https://www.slotbook.example/home', 'slotbook.example'],
  ['https://slotbook.example', 'slotbook.example'],
  ['https://go.www.slotbook.example', 'go.www.slotbook.example'],
  ['https://wwwslotbook.example', 'wwwslotbook.example'],
])('of %s is %s', (website, domain) => {
  expect(ownDomain(website)).toBe(domain);
});
