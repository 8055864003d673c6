import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { ICON } from './sandboxPage.ts';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The stylesheets, font and icon that sandbox pages and the index of brands share. */
export function registerLook(app: FastifyInstance): void {
  const own = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const files: readonly (readonly [string, string, string | Buffer])[] = [
    ['look.css', 'text/css; charset=utf-8', own('look.css')],
    ['home.css', 'text/css; charset=utf-8', own('home.css')],
    ['icon.svg', 'image/svg+xml', ICON],
    ['inter.woff2', 'font/woff2', font],
  ];
  for (const [name, type, content] of files) {
    app.get(`/sandbox/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').type(type).send(content),
    );
  }
}
