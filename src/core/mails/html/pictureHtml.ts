import type { BuiltLogo } from '../../contract/builtBrand.ts';
import { type Html, html } from '../../markup/html.ts';

interface Shown {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly style: string;
}

/** Writes a picture from the brand's own host, which has another one for the dark scheme. */
export function pictureHtml(
  { object, objectOnDark }: NonNullable<BuiltLogo['mail']>,
  origin: string,
  { alt, height, style, width }: Shown,
): Html {
  const url = (name: string) => `${origin}/brand-assets/${name}`;
  const dark =
    objectOnDark === undefined
      ? null
      : html`<source srcset="${url(objectOnDark)}" media="(prefers-color-scheme: dark)">`;
  return html`<picture>${dark}<img class="ink" src="${url(object)}" width="${width}" height="${height}" alt="${alt}" style="${style}"></picture>`;
}
