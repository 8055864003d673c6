import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand, aTermsDocument } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { indexEntryOf } from '../../core/brand/indexEntryOf.ts';
import { StartError } from '../StartError.ts';
import { openBrandDirectory } from './openBrandDirectory.ts';

/** Writes a build of one brand called `name`, and makes it the current one. */
async function build(folder: string, name: string): Promise<void> {
  const built = aBuiltBrand({ brand: aBrand({ name }) });
  const object = `${name.toLowerCase()}-object.json`;
  const brands = { slotbook: indexEntryOf(built.brand, object) };
  await mkdir(join(folder, 'objects'), { recursive: true });
  await writeFile(join(folder, 'objects', object), JSON.stringify(built));
  await writeFile(
    join(folder, `index-${name}.json`),
    JSON.stringify({ version: 1, brands, hosts: {} }),
  );
  await writeFile(join(folder, 'next.json'), JSON.stringify({ index: `index-${name}.json` }));
  await rename(join(folder, 'next.json'), join(folder, 'current.json'));
}

describe('a directory of built brands', () => {
  it('opens a brand by its id, and no other', async () => {
    const folder = await aTemporaryFolder();
    await build(folder, 'First');
    const directory = await openBrandDirectory(folder);

    expect((await directory.current().brand('slotbook'))?.brand.name).toBe('First');
    expect(await directory.current().brand('toString')).toBeNull();
  });

  it('moves on to a newer build, while a request keeps the one that it began with', async () => {
    const folder = await aTemporaryFolder();
    await build(folder, 'First');
    const directory = await openBrandDirectory(folder);
    const begun = directory.current();
    await build(folder, 'Second');

    expect(await directory.refresh()).toBe(true);

    expect((await directory.current().brand('slotbook'))?.brand.name).toBe('Second');
    expect((await begun.brand('slotbook'))?.brand.name).toBe('First');
    expect(await directory.refresh()).toBe(false);
  });

  it('keeps the build it has when the newer one cannot be read', async () => {
    const folder = await aTemporaryFolder();
    await build(folder, 'First');
    const directory = await openBrandDirectory(folder);
    await writeFile(join(folder, 'current.json'), JSON.stringify({ index: 'index-gone.json' }));

    await expect(directory.refresh()).rejects.toThrow(/index-gone/);

    expect((await directory.current().brand('slotbook'))?.brand.name).toBe('First');
  });

  it('cannot be opened without a build', async () => {
    await expect(openBrandDirectory(await aTemporaryFolder())).rejects.toThrow(StartError);
  });
});

describe('an object by its name', () => {
  it('is a text or a logo, never a brand or a file elsewhere', async () => {
    const folder = await aTemporaryFolder();
    await build(folder, 'First');
    await writeFile(
      join(folder, 'objects/terms-object.json'),
      JSON.stringify(aTermsDocument('terms')),
    );
    await writeFile(join(folder, 'objects/logo-object.svg'), '<svg/>');
    const directory = await openBrandDirectory(folder);

    expect((await directory.terms('terms-object.json'))?.name).toBe('terms');
    expect(await directory.logo('logo-object.svg')).toBe('<svg/>');
    expect(await directory.terms('first-object.json')).toBeNull();
    expect(await directory.terms('../current.json')).toBeNull();
    expect(await directory.terms('..%2fcurrent.json')).toBeNull();
    expect(await directory.logo('terms-object.json')).toBeNull();
    expect(await directory.logo('missing-object.svg')).toBeNull();
  });
});
