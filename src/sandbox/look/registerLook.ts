import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ICON } from './sandboxPage.ts';

/** The theme types whose font packages have other names. */
const PACKAGES: ReadonlyMap<string, string> = new Map([['source-serif', 'source-serif-4']]);

const { resolve } = createRequire(import.meta.url);

/** Returns the font file of a theme's type; `null` when there is none. */
function fontFile(type: string): string | null {
  if (!/^[a-z-]{1,40}$/.test(type)) return null;
  const name = PACKAGES.get(type) ?? type;
  try {
    return resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  } catch {
    return null;
  }
}

/** The stylesheets, fonts and icon shared by sandbox pages and the index of brands. */
export function registerLook(app: FastifyInstance): void {
  const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const files: readonly (readonly [string, string, string])[] = [
    [
      'look.css',
      'text/css; charset=utf-8',
      ['base.css', 'bar.css', 'parts.css'].map(own).join('\n'),
    ],
    ['home.css', 'text/css; charset=utf-8', own('home.css')],
    ['icon.svg', 'image/svg+xml', ICON],
  ];
  for (const [name, type, content] of files) {
    app.get(`/sandbox/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').type(type).send(content),
    );
  }
  app.get<{ Params: { type: string } }>('/sandbox/fonts/:type.woff2', async (request, reply) => {
    const file = fontFile(request.params.type);
    if (file === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('font/woff2')
      .send(await readFile(file));
  });
}
