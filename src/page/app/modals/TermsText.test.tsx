import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TermsInline } from '../../../core/contract/terms.ts';
import { TermsText } from './TermsText.tsx';

function show(children: readonly TermsInline[]) {
  return render(<TermsText nodes={[{ kind: 'paragraph', children }]} />).container;
}

const LINK = { kind: 'link', text: 'www.ringwell-uk.example', href: 'https://x.example' } as const;

test.each(['. Write to us.', ', or by phone.', ' at any time.', ''])(
  'a link keeps the mark after it, and no letter of the text is lost: %j',
  (text) => {
    const container = show([{ kind: 'text', text: 'See ' }, LINK, { kind: 'text', text }]);
    expect(container.textContent).toBe(`See ${LINK.text}${text}`);
    const mark = /^[.,]/.exec(text)?.[0] ?? '';
    expect(container.querySelector('span')?.textContent).toBe(`${LINK.text}${mark}`);
  },
);

test('a list keeps the number that it begins with, and the lists inside its items', () => {
  const inner = { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'b' }]] } as const;
  const item = [{ kind: 'text', text: 'a' }, LINK, inner] as const;
  const list = { kind: 'list', ordered: true, start: 3, items: [item] } as const;
  const { container } = render(<TermsText nodes={[list]} />);
  expect(container.querySelector('ol')?.start).toBe(3);
  expect(container.querySelector('ol > li > ul > li')?.textContent).toBe('b');
  expect(container.textContent).toBe(`a${LINK.text}b`);
});
