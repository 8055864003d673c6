import { expect, it } from 'vitest';
import { createPlansLoader } from './createPlansLoader.ts';
import { loadZone } from './loadZone.ts';

/** A loader of the page's own files, and the zones it has requested. */
function aLoader() {
  const asked: string[] = [];
  const load = createPlansLoader((zone) => {
    asked.push(zone);
    return loadZone(zone);
  });
  return { asked, load };
}

it("loads only the selected country's zone", async () => {
  const { asked, load } = aLoader();
  const plans = await load('', 'US');
  expect(asked).toEqual(['1']);
  expect(plans.canRead('201 555 0123', 'US')).toBe(true);
  expect(plans.canRead('+44 20', 'US')).toBe(false);
  expect(plans.lengthsOf('DE')).toEqual([]);
});

it('adds the zone of a calling code in the text, and keeps the others', async () => {
  const { asked, load } = aLoader();
  await load('', 'US');
  const plans = await load('+44 20 7946 0958', 'US');
  expect(asked).toEqual(['1', '44']);
  expect(plans.read('+44 20 7946 0958', 'US')).toMatchObject({ country: 'GB', isPossible: true });
  expect(plans.read('416 555 0123', 'US')).toMatchObject({ country: 'CA', isPossible: true });
});

it('loads a zone again that failed to load', async () => {
  let isOffline = true;
  const load = createPlansLoader((zone) =>
    isOffline ? Promise.reject(new Error('offline')) : loadZone(zone),
  );
  await expect(load('', 'DE')).rejects.toThrow('offline');
  isOffline = false;
  expect((await load('', 'DE')).canRead('030 123456', 'DE')).toBe(true);
});

it('refuses an unknown zone', async () => {
  await expect(loadZone('x')).rejects.toThrow("There are no numbering plans for zone 'x'.");
});
