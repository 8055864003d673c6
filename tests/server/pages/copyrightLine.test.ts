import { expect, it } from 'vitest';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const LINK = { text: 'Dot', href: 'https://dot.example/' };

/** The footers of a server's pages, one before and one after New Year. */
async function shownFooters(footer: NonNullable<Brand['footer']>) {
  const shown: Brand['footer'][] = [];
  const server = await aServer({
    brands: [aBuiltBrand({ brand: aBrand({ footer }) })],
    deps: {
      renderPage: ({ built }) => {
        shown.push(built.brand.footer);
        return { pieces: ['<!doctype html><title>Slotbook</title>'], styleHashes: [] };
      },
    },
  });
  const visitor = await aVisitor(server.app);
  server.pass(60 * 24 * 3600 * 1000);
  await visitor.get('/signup');
  return shown.map((it) => it?.copyright);
}

it('the copyright line has the year of the day and the legal name, where a brand asks for them', async () => {
  expect(await shownFooters({ ...LINK, copyright: '© {year} {legalName}' })).toEqual([
    '© 2026 Slotbook, Inc.',
    '© 2027 Slotbook, Inc.',
  ]);
});

it('a brand that words none keeps the usual line', async () => {
  expect(await shownFooters(LINK)).toEqual([undefined, undefined]);
});
