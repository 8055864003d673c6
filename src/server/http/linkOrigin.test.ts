import { expect, it } from 'vitest';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { linkOrigin } from './linkOrigin.ts';

const SANDBOX = 'http://127.0.0.1:4010';

it.each([
  [
    "the brand's own host",
    'https://signup.slotbook.example',
    null,
    'https://signup.slotbook.example',
  ],
  [
    'another port of it',
    'https://signup.slotbook.example:8443',
    null,
    'https://signup.slotbook.example',
  ],
  ['a host that is not its own', 'https://evil.example', null, 'https://signup.slotbook.example'],
  [
    'a host below its own',
    'https://x.signup.slotbook.example',
    null,
    'https://signup.slotbook.example',
  ],
  ['what is no host', 'https://a b', null, 'https://signup.slotbook.example'],
  [
    'a local host with the sandbox on',
    'http://slotbook.localhost:4000',
    SANDBOX,
    'http://slotbook.localhost:4000',
  ],
])('from %s', (_name, origin, sandboxUrl, expected) => {
  expect(linkOrigin({ built: aBuiltBrand(), origin }, { sandboxUrl })).toBe(expected);
});
