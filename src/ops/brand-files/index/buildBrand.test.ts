import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrandFolder, replaceIn } from '../../../../tests/factories/brands/ranBrands.ts';
import { brandIn } from '../../../core/brand/brandIn.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { buildBrand } from './buildBrand.ts';

const BROKEN = join(import.meta.dirname, '../../../../tests/brands/broken');

/** Builds a brand that offers French, from a fixture folder that lacks one French word. */
async function aBilingualBuild(change: (dir: string) => void = () => undefined) {
  const dir = await aBrandFolder();
  cpSync(join(BROKEN, 'translations.missing'), dir, { recursive: true });
  const path = join(dir, 'terms/terms.fr.md');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\nChez {legalName}.\n`);
  change(dir);
  const checked = checkBrandFolder(dir);
  const kept = new Map<string, string>();
  const built = ['acme', 'acme-ca'].map((id) => {
    const resolved = checked.resolved.get(id);
    if (resolved === undefined) throw new Error(`${id} cannot be resolved.`);
    return buildBrand(resolved, checked, (content) => {
      const name = `object-${kept.size}`;
      kept.set(name, content);
      return name;
    });
  });
  const [english, bilingual] = built;
  if (english === undefined || bilingual === undefined) throw new Error('Two brands are built.');
  return { english, bilingual, french: brandIn(bilingual, 'fr-CA'), kept };
}

it('builds the texts to agree to in each language, with different hashes', async () => {
  const { bilingual, french, kept } = await aBilingualBuild();
  expect(french.terms.terms.name).toBe('terms');
  expect(french.terms.terms.hash).not.toBe(bilingual.terms.terms.hash);
  expect(kept.get(french.terms.terms.object)).toContain('Chez Acme, Inc.');
});

it("fills the language's own names into its texts", async () => {
  const { french, kept } = await aBilingualBuild((dir) =>
    replaceIn(
      dir,
      'acme-ca.json',
      '"languages"',
      '"translations": { "fr-CA": { "legalName": "Acmé inc." } }, "languages"',
    ),
  );
  expect(kept.get(french.terms.terms.object)).toContain('Chez Acmé inc.');
});

it('words brand and catalogue in the language', async () => {
  const { french } = await aBilingualBuild();
  expect(french.brand.headings.paid).toBe('Vous y êtes presque');
  expect(french.catalogue.plans[0]?.name).toBe('Nom team');
});

it('builds a separate logo for a language that has one', async () => {
  const { bilingual, french, kept } = await aBilingualBuild((dir) => {
    const svg = readFileSync(join(dir, 'logos/acme.svg'), 'utf8');
    writeFileSync(join(dir, 'logos/acme-fr.svg'), svg.replace('<path', '<path id="fr"'));
    const words = '"translations": { "fr-CA": { "logo": { "file": "acme-fr.svg" } } }, "languages"';
    replaceIn(dir, 'acme-ca.json', '"languages"', words);
  });
  expect(french.logo.object).not.toBe(bilingual.logo.object);
  expect(kept.get(french.logo.object)).toContain('id="fr"');
});

it('builds nothing more for a brand of one language, whatever its layers word', async () => {
  const { english } = await aBilingualBuild();
  expect(english).not.toHaveProperty('inLanguages');
  expect(english.brand).not.toHaveProperty('translations');
});
