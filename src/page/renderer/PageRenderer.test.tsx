import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import type { PageLayout } from '../../core/contract/generated/brand.ts';
import { PageRenderer } from './PageRenderer.tsx';

const registry = {
  hello: () => <p>Hello</p>,
  price: () => <p>Price</p>,
  card: () => <p>Card</p>,
  button: () => <p>Button</p>,
};

function show(layout: Partial<PageLayout>, onProblem = vi.fn(), keepsFooter = false) {
  const empty = { header: [], main: [], aside: [], footer: [] };
  render(
    <PageRenderer
      layout={aLayout({ ...empty, ...layout })}
      signupType="free"
      registry={registry}
      onProblem={onProblem}
      asideLabel="Order summary"
      Frame={({ children }) => children}
      notice={null}
      keepsFooter={keepsFooter}
    />,
  );
  return onProblem;
}

test('each widget is in the region where the brand placed it', () => {
  show({ main: aRegion('hello'), aside: aRegion('price') });
  expect(screen.getByRole('main').textContent).toBe('Hello');
  expect(screen.getByRole('complementary', { name: 'Order summary' }).textContent).toBe('Price');
});

test('a page with nothing beside the form has no summary landmark', () => {
  show({ main: aRegion('hello') });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a widget placed for other sign-up types does not show', () => {
  show({ main: [{ widget: 'hello', when: { signupTypes: ['paid'] } }, { widget: 'price' }] });
  expect(screen.getByRole('main').textContent).toBe('Price');
});

test('an unknown widget shows nothing, is reported, and does not affect the rest', () => {
  const onProblem = show({ main: aRegion('no-such-widget', 'hello') });
  expect(screen.getByRole('main').textContent).toBe('Hello');
  expect(onProblem).toHaveBeenCalledWith('no-such-widget', expect.any(Error));
});

test('a member of every object is not a widget', () => {
  const onProblem = show({ main: aRegion('constructor', 'hello') });
  expect(screen.getByRole('main').textContent).toBe('Hello');
  expect(onProblem).toHaveBeenCalledWith('constructor', expect.any(Error));
});

const PAYING = {
  main: aRegion('hello'),
  aside: aRegion('price'),
  payment: [{ widget: 'card', when: { signupTypes: ['paid' as const] } }],
  lower: aRegion('button'),
};

test('the payment and the end of the form follow the fields, in the form', () => {
  const types = { signupTypes: ['free' as const] };
  show({ ...PAYING, payment: [{ widget: 'card', when: types }] });
  expect(screen.getByRole('main').textContent).toBe('HelloCardButton');
  expect(document.querySelector('[data-page]')?.getAttribute('data-page')).toBe('paying');
});

test('a page without payment keeps its columns, and ends its form below the fields', () => {
  show(PAYING);
  expect(screen.getByRole('main').textContent).toBe('HelloButton');
  expect(document.querySelector('[data-page]')?.getAttribute('data-page')).toBe('columns');
});

test('a page without a footer has no empty landmark, unless it needs the privacy link', () => {
  show({ main: aRegion('hello') });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  show({ main: aRegion('hello') }, vi.fn(), true);
  expect(screen.getByRole('contentinfo').textContent).toBe('');
});
