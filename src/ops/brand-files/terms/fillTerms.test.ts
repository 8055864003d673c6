import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { compileTerms } from './compileTerms.ts';
import { fillTerms } from './fillTerms.ts';

function filled(text: string, brand: Parameters<typeof aBrand>[0] = {}) {
  const { template } = compileTerms({ name: 'terms.md', id: 'terms', text });
  return fillTerms(template, aBrand(brand));
}

it("puts the brand's words in words and addresses", () => {
  const { nodes } = filled('[{website}]({website}/a)', {
    links: { ...aBrand().links, website: 'https://www.acme.example' },
  });
  const link = {
    kind: 'link',
    text: 'https://www.acme.example',
    href: 'https://www.acme.example/a',
  };
  expect(nodes).toEqual([{ kind: 'paragraph', children: [link] }]);
});

it('does not read Markdown in a name', () => {
  const { nodes } = filled('By {legalName}.', { legalName: 'A*B*C <Ltd>' });
  expect(nodes).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: 'By A*B*C <Ltd>.' }] },
  ]);
});

it('ends a sentence with one full stop, also after a name that has its own', () => {
  const legalName = 'Acme, Inc.';
  expect(filled('By {legalName}. And {legalName}, too.', { legalName }).source).toBe(
    'By Acme, Inc. And Acme, Inc., too.',
  );
});

it('hashes what this brand says, which is not what another says', () => {
  const document = filled('By {legalName}.', { legalName: 'Acme, Inc.' });
  expect(document.source).toBe('By Acme, Inc.');
  expect(document.hash).toBe(createHash('sha256').update('By Acme, Inc.').digest('hex'));
  expect(filled('By {legalName}.', { legalName: 'Other' }).hash).not.toBe(document.hash);
});

it("puts the brand's words in lists inside lists", () => {
  const { nodes } = filled('- a\n  1. {brand}\n     - [{support}](mailto:{support})\n');
  const written = JSON.stringify(nodes);
  expect(written).toContain(`"text":"${aBrand().name}"`);
  expect(written).toContain(`"href":"mailto:${aBrand().support.email}"`);
  expect(written).not.toContain('{brand}');
});
