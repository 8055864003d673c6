import { expect, it } from 'vitest';
import { directionStyle } from './directionStyle.ts';

it('keeps a number that is dialled, and an address, in the order of their signs', () => {
  expect(directionStyle('ar-XB')).toContain(
    'a:is([href^="tel:"],[href^="mailto:"]){direction:ltr;unicode-bidi:isolate}',
  );
});

it('costs a left-to-right page nothing', () => {
  expect(directionStyle('fr-CA')).toBe('');
});

it("mirrors a band's pattern, which is otherwise behind the heading", () => {
  expect(directionStyle('ar-XB')).toContain('header::before{scale:-1 1}');
});
