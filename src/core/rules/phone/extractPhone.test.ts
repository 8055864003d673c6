import { expect, it } from 'vitest';
import { extractPhone } from './extractPhone.ts';

it.each([
  ['Tel. +44 20 7946 0958 (office)', '+44 20 7946 0958'],
  ['(201) 555-0123 ext. 5', '(201) 555-0123'],
  ['Phone: (+44) 20 7946 0958', '(+44) 20 7946 0958'],
  ['tel:+12015550123', '+12015550123'],
  ['tel:+1%20201%20555%200123', '+1 201 555 0123'],
  ['Office: 201·555−0123', '201·555−0123'],
  ['फ़ोन: २०१५५५०१२३', '2015550123'],
  ['201-555-0123', '201-555-0123'],
  ['هاتف: ٢٠١٥٥٥٠١٢٣', '2015550123'],
  ['call me', 'call me'],
  ['room 12', 'room 12'],
])('finds the number in %j: %j', (text, number) => {
  expect(extractPhone(text)).toBe(number);
});
