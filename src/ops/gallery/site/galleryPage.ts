import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { entryView } from './entryView.ts';
import type { GalleryContent, GalleryEntry } from './GalleryEntry.ts';
import { STATE_TITLES } from './stateTitles.ts';

/** The gallery's only page. Its style and script are separate files. */
export function galleryPage(content: GalleryContent): string {
  const byBrand = Map.groupBy(content.entries, ({ picture }) => picture.visit.brand.id);
  const page = h(
    'html',
    { lang: 'en-GB' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, 'Gallery of brands'),
      h('link', { rel: 'stylesheet', href: 'gallery.css' }),
      h('script', { src: 'gallery.js', defer: true }),
    ),
    h(
      'body',
      null,
      h('header', null, h('h1', null, 'Gallery of brands'), summary(content), filters(content)),
      h(
        'main',
        null,
        notes(content),
        ...[...byBrand].map(([id, entries]) => brandView(id, entries)),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function summary({ entries, since }: GalleryContent): ReactElement {
  const found = entries.filter(({ picture }) => picture.violations.length > 0).length;
  const compared = since === null ? '' : ` Compared with ${since}.`;
  return h(
    'p',
    null,
    `${entries.length} pictures, ${found} with findings of axe.${compared} `,
    h('output', { id: 'shown' }),
  );
}

function filters({ entries, since }: GalleryContent): ReactElement {
  const visits = entries.map(({ picture }) => picture.visit);
  const states = new Set(entries.map(({ picture }) => picture.state));
  const named = (values: Iterable<string>) => [...new Set(values)].map((it) => [it, it] as const);
  return h(
    'form',
    { role: 'search' },
    h(
      'label',
      null,
      'Search',
      h('input', { type: 'search', name: 'words', placeholder: 'Brand, state, finding' }),
    ),
    choice('Brand', 'brand', named(visits.map(({ brand }) => brand.id))),
    choice('Layout', 'layout', named(visits.map(({ brand }) => brand.theme.layout))),
    choice('Language', 'language', named(visits.map(({ brand }) => brand.locale))),
    choice('Sign-up type', 'type', named(visits.map(({ signupType }) => signupType ?? 'other'))),
    choice(
      'State',
      'state',
      [...states].map((it) => [it, STATE_TITLES[it]] as const),
    ),
    choice('Width', 'width', named(visits.map(({ width }) => String(width)))),
    choice('axe', 'axe', [
      ['found', 'With findings'],
      ['clean', 'Clean'],
    ]),
    since === null
      ? null
      : choice('Change', 'change', [
          ['changed', 'Changed'],
          ['added', 'New'],
          ['same', 'Unchanged'],
        ]),
  );
}

function choice(
  label: string,
  name: string,
  options: readonly (readonly [string, string])[],
): ReactElement {
  return h(
    'label',
    { key: name },
    label,
    h(
      'select',
      { name },
      h('option', { value: '' }, 'All'),
      ...options.map(([value, text]) => h('option', { key: value, value }, text)),
    ),
  );
}

function notes({ missing, removed }: GalleryContent): ReactElement | null {
  const lines = [...removed.map((id) => `${id} is gone.`), ...missing];
  if (lines.length === 0) return null;
  return h('ul', { className: 'notes' }, ...lines.map((line) => h('li', { key: line }, line)));
}

/** Returns a brand's category as people write it: 'liveAnswer' → 'live answer'. */
function inWords(category = ''): string {
  return category.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function brandView(id: string, entries: readonly GalleryEntry[]): ReactElement {
  const brand = entries[0]?.picture.visit.brand;
  return h(
    'section',
    { key: id, id },
    h(
      'h2',
      null,
      brand?.name ?? id,
      h('span', null, `${inWords(brand?.category)}, ${brand?.market}, ${brand?.theme.layout}`),
    ),
    h('div', { className: 'figures' }, ...entries.map(entryView)),
  );
}
