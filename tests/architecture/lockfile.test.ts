import { expect, it } from 'vitest';
import { missingFromLock } from '../../scripts/checks/completeLock.ts';

const PARENT = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', fsevents: '2.0.0' },
};

it('names a package for another platform that the lockfile lacks', () => {
  expect(missingFromLock({ 'node_modules/tool': PARENT })).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
  });
});

it('is content with a lockfile that has it', () => {
  const packages = {
    'node_modules/tool': PARENT,
    'node_modules/@tool/linux-x64-musl': { version: '1.0.0', optional: true },
  };
  expect(missingFromLock(packages)).toEqual({});
});
