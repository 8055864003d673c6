// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { PageInput } from '../../../src/core/contract/renderPage.ts';
import { PreviewDirectory } from '../../../src/ops/studio/server/PreviewDirectory.ts';
import { LIMITS } from '../../../src/server/security/limits.ts';
import { DEPTH } from '../../factories/depth.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { brandWorkshop, type Settings } from './brandWorkshop.ts';
import { coverSettings } from './coverSettings.ts';
import { settingValues } from './settingValues.ts';
import { shownPage, signUpFaults } from './signUpFaults.ts';
import { textFaults } from './textFaults.ts';

const HOST = 'combined.localhost:4000';
const { tryOut } = brandWorkshop();

/** All these visitors have the same address. */
const UNLIMITED = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, { points: 1_000_000, seconds: 1 }]),
);

/** A server for the brand created last. Returns the problems on a brand's pages. */
async function aStage() {
  const brands = new PreviewDirectory();
  const pages: PageInput[] = [];
  const server = await aServer({
    allowances: UNLIMITED,
    deps: {
      brands,
      renderPage: (input) => {
        pages.push(input);
        return { pieces: ['<!doctype html><title>Acme</title>'], styleHashes: [] };
      },
    },
  });
  let visitors = 0;

  /** Signs up in one way, and checks the pages that follow. */
  async function faultsOn(type: SignupType): Promise<readonly string[]> {
    const visitor = await aVisitor(server.app, HOST);
    await visitor.get(`/signup?signupType=${type}`);
    visitors += 1;
    const faults = await signUpFaults(visitor, lastPage(), `ada${visitors}@visitor.example`);
    if (faults.length > 0) return faults;
    const after: string[] = [];
    const { social } = lastPage().built.brand;
    const others = ['/account', '/nothing', ...(social.startPage.on ? ['/start-now'] : [])];
    for (const path of others) {
      await visitor.get(path);
      after.push(...textFaults(shownPage(lastPage()).page).map((fault) => `${path}: ${fault}`));
    }
    return after;
  }

  function lastPage(): PageInput {
    const page = pages.at(-1);
    if (page === undefined) throw new Error('The server rendered no page.');
    return page;
  }

  return async (row: Settings): Promise<readonly string[]> => {
    const { good } = tryOut(row);
    if (good === null) return [];
    brands.show(good);
    const found: string[] = [];
    for (const type of good.resolved.brand.signupTypes.offered) {
      found.push(...(await faultsOn(type)).map((fault) => `${type}: ${fault}`));
    }
    return found;
  };
}

/** Removes from a broken brand's settings those without which it is still broken. */
async function smallest(
  row: Settings,
  faultsOf: (row: Settings) => Promise<readonly string[]>,
): Promise<string> {
  let left = row;
  for (const pointer of row.values.keys()) {
    const values = new Map([...left.values].filter(([it]) => it !== pointer));
    if ((await faultsOf({ ...row, values })).length > 0) left = { ...row, values };
  }
  const said = JSON.stringify({ market: row.market, ...Object.fromEntries(left.values) });
  return `${said}: ${(await faultsOf(left)).join('; ')}`;
}

it('whatever two settings say, the check refuses it or every visitor can sign up', async () => {
  const faultsOf = await aStage();
  const passes = (row: Settings) => tryOut(row).good !== null;
  const { rows } = coverSettings(settingValues(), passes, DEPTH.combinedBrands);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const faults = await faultsOf(row);
    expect(faults.length > 0 ? await smallest(row, faultsOf) : '').toBe('');
  }
}, 900_000);
