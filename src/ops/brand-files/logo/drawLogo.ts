import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { MAIL_LOGO_MARGIN } from '../../../core/contract/mailPictures.ts';

/** A logo for mails. */
export interface DrawnLogo {
  /** The SVG's source. */
  readonly svg: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The background, as a CSS colour. */
  readonly ground: string;
}

/** Phones have two or three device pixels for each CSS pixel. */
const DENSITY = 2;

let ready: Promise<void> | null = null;

/** Loads the drawing library, once a process. Must finish before drawLogo is called. */
export function loadDrawing(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return ready;
}

/** Whether a logo can be drawn. Letters that are not paths would need the typeface they name. */
export function isDrawable(svg: string): boolean {
  return !/<text[\s>]/.test(svg);
}

/**
 * Draws a logo as PNG: opaque, with a margin in the background colour. The same logo gives the same
 * bytes.
 */
export function drawLogo(logo: DrawnLogo): Uint8Array {
  const pixels = DENSITY * (logo.width + 2 * MAIL_LOGO_MARGIN);
  const drawing = new Resvg(onGround(logo), {
    fitTo: { mode: 'width', value: pixels },
    font: { loadSystemFonts: false },
  });
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}

function onGround({ ground, height, svg, width }: DrawnLogo): string {
  const [w, h] = [width + 2 * MAIL_LOGO_MARGIN, height + 2 * MAIL_LOGO_MARGIN];
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    `<rect width="${w}" height="${h}" fill="${ground}"/>`,
    `<image x="${MAIL_LOGO_MARGIN}" y="${MAIL_LOGO_MARGIN}" width="${width}" height="${height}" href="${source}"/>`,
    '</svg>',
  ].join('');
}
