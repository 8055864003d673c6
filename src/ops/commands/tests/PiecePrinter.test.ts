import { expect, it } from 'vitest';
import { PiecePrinter } from './PiecePrinter.ts';

function aPrinter(count: number) {
  const printed: string[] = [];
  const printer = new PiecePrinter(count, (text) => printed.push(text));
  return { printer, printed: () => printed.join('') };
}

it('prints each in one piece when it has ended', () => {
  const { printed, printer } = aPrinter(3);
  const [one, other] = [printer.begin('one'), printer.begin('other')];
  one.say('1\n');
  other.say('2\n');
  one.say('3\n');
  expect(printed()).toBe('');
  other.end('other ends');
  one.end('one ends');
  expect(printed()).toBe('other\n2\nother ends\none\n1\n3\none ends\n');
});

it('prints the last one that is left as it speaks, and what it has said so far', () => {
  const { printed, printer } = aPrinter(2);
  const [one, other] = [printer.begin('one'), printer.begin('other')];
  other.say('2\n');
  one.end('one ends');
  expect(printed()).toBe('one\none ends\nother\n2\n');
  other.say('3\n');
  expect(printed()).toContain('2\n3\n');
  other.end('other ends');
  expect(printed()).toBe('one\none ends\nother\n2\n3\nother ends\n');
});

it('waits for those that have not begun', () => {
  const { printed, printer } = aPrinter(2);
  const one = printer.begin('one');
  one.say('1\n');
  expect(printed()).toBe('');
  one.end('one ends');
  const last = printer.begin('last');
  last.say('2\n');
  expect(printed()).toBe('one\n1\none ends\nlast\n2\n');
});
