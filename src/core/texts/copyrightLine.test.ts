import { expect, it } from 'vitest';
import { datedFooter } from './copyrightLine.ts';

const LINK = { text: 'Dot', href: 'https://dot.example/' };
const BRAND = { name: 'Slotbook', legalName: 'Slotbook, Inc.' };
const NOW = new Date('2026-11-21T09:00:00.000Z');

it("fills the year and the names into a brand's own line", () => {
  const footer = { ...LINK, copyright: '© {year} {legalName} {brand} is ours.' };
  expect(datedFooter({ ...BRAND, footer }, NOW)).toEqual({
    footer: { ...LINK, copyright: '© 2026 Slotbook, Inc. Slotbook is ours.' },
  });
});

it('leaves a footer without such a line, and a brand without a footer, unchanged', () => {
  expect(datedFooter({ ...BRAND, footer: LINK }, NOW)).toEqual({ footer: LINK });
  expect(datedFooter(BRAND, NOW)).toEqual({});
});
