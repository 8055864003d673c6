import { createElement as h, type ReactElement } from 'react';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { isInDefault } from '../visits/Visit.ts';
import type { GalleryEntry } from './GalleryEntry.ts';
import { STATE_TITLES } from './stateTitles.ts';

/** One picture with its details. The page's script filters by the data attributes. */
export function entryView({ picture, comparison }: GalleryEntry): ReactElement {
  const { visit, state, violations } = picture;
  const title = STATE_TITLES[state];
  const type = visit.signupType ?? 'other';
  const { brand } = visit;
  const { layout } = brand.theme;
  const words = [brand.id, brand.name, brand.market, brand.category, layout, brand.locale, type];
  return h(
    'figure',
    {
      key: picture.name,
      'data-brand': brand.id,
      'data-layout': layout,
      'data-language': brand.locale,
      'data-type': type,
      'data-state': state,
      'data-width': visit.width,
      'data-axe': violations.length > 0 ? 'found' : 'clean',
      'data-change': comparison?.kind ?? '',
      'data-words': [...words, title, ...violations].join(' ').toLowerCase(),
    },
    h(
      'figcaption',
      null,
      h('strong', null, title),
      h('span', null, `${visit.signupType ?? ''} ${visit.width} px`.trim()),
      isInDefault(brand) ? null : h('span', null, brand.locale),
      axeBadge(violations),
      comparison === null
        ? null
        : h('span', { className: comparison.kind }, changeText(comparison)),
    ),
    h('div', { className: 'pictures' }, ...picturesOf(picture.name, title, comparison)),
    violations.length === 0
      ? null
      : h('ul', null, ...violations.map((it) => h('li', { key: it }, it))),
  );
}

function axeBadge(violations: readonly string[]): ReactElement {
  const found = violations.length;
  return found === 0
    ? h('span', { className: 'clean' }, 'axe: clean')
    : h('span', { className: 'found' }, `axe: ${found} found`);
}

function changeText(comparison: NonNullable<GalleryEntry['comparison']>): string {
  switch (comparison.kind) {
    case 'changed':
      return `${comparison.pixels.toLocaleString('en-GB')} pixels changed`;
    case 'same':
      return 'unchanged';
    case 'added':
      return 'new';
    default:
      return unreachable(comparison);
  }
}

function picturesOf(
  name: string,
  title: string,
  comparison: GalleryEntry['comparison'],
): readonly ReactElement[] {
  if (comparison?.kind !== 'changed') return [pictureView(`pictures/${name}`, title)];
  return [
    pictureView(comparison.before, `${title}, before`, 'Before'),
    pictureView(`pictures/${name}`, `${title}, after`, 'After'),
    pictureView(comparison.marked, `${title}, what changed`, 'Changed'),
  ];
}

function pictureView(src: string, alt: string, label?: string): ReactElement {
  return h(
    'a',
    { key: src, href: src },
    label === undefined ? null : h('span', null, label),
    h('img', { src, alt, loading: 'lazy' }),
  );
}
