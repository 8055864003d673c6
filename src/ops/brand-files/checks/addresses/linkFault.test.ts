import { expect, it } from 'vitest';
import { linkFault } from './linkFault.ts';

it.each([
  'https://www.acme.example',
  'https://app.acme.example:8443/a?b=c&d={e}#f',
  'https://www.acme.example/caf\u00e9',
  'https://b\u00fccher.example/',
])('%s is an address', (link) => {
  expect(linkFault(link)).toBeNull();
});

it.each([
  ['is read in another order', 'https://acme.example/\u202egpj.exe'],
  ['has a mark that nobody sees', 'https://acme.example/lo\u200bgin'],
  ['has a mark that nobody sees in its host', 'https://ac\u00adme.example/'],
  ['has a control', 'https://acme.example/\u0007'],
  ['is read as another host by a program of mails', 'https://acme.example\\@other.example/'],
])('an address that %s is refused', (_, link) => {
  expect(linkFault(link)?.why).toContain('is not an address');
});

it.each([
  ['a part of more than 63 characters', `https://${'a'.repeat(64)}.example/`],
  ['more than 253 characters', `https://${'abcdefgh.'.repeat(28)}example.example/`],
])('a host with %s is refused: no name server has it', (_, link) => {
  expect(linkFault(link)?.why).toContain('is not a host on the internet');
});

it('offers an address without the blanks around it, if it is one', () => {
  expect(linkFault(' https://acme.example/\n')?.fix).toBe('Write "https://acme.example/".');
  expect(linkFault(' https://acme/ ')?.fix).toContain('such as');
});
