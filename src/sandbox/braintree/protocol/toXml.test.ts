import { expect, test } from 'vitest';
import { toXml, XmlList, XmlSiblings } from './toXml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

test('hyphenates names and marks values other than texts', () => {
  const value = { orderId: 'a', pageSize: 50, isOpen: true, paidAt: null };
  expect(toXml('sale', value)).toBe(
    `${HEAD}<sale><order-id>a</order-id><page-size type="integer">50</page-size>` +
      '<is-open type="boolean">true</is-open><paid-at nil="true"/></sale>',
  );
});

test('writes a list inside its element, and siblings without one', () => {
  const value = { ids: new XmlList('item', ['a', 'b']), sale: new XmlSiblings(['c', 'd']) };
  expect(toXml('found', value)).toBe(
    `${HEAD}<found><ids type="array"><item>a</item><item>b</item></ids>` +
      '<sale>c</sale><sale>d</sale></found>',
  );
});

test("escapes a caller's text, and drops what XML cannot contain", () => {
  expect(toXml('name', `<a href='x'>&"\u0000\u001b`)).toBe(
    `${HEAD}<name>&lt;a href=&apos;x&apos;&gt;&amp;&quot;</name>`,
  );
});
