import { describe, expect, it } from 'vitest';
import { createStorage, type TextStorage } from '../../providers/storage/createStorage.ts';
import { keepPlan, takePlan } from './keptPlan.ts';

const PLAN = { planId: 'team', users: 3, addonIds: ['recording'], ivrId: 'menu' };
const MINUTE = 60_000;

function aStorage(texts = new Map<string, string>()): TextStorage {
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, it) => void (it === null ? texts.delete(key) : texts.set(key, it)),
  };
}

function aKeeping(text?: string) {
  const texts = new Map<string, string>(text === undefined ? [] : [['social-plan', text]]);
  const storage = aStorage(texts);
  return { storage, tab: aStorage(), now: () => 1_000_000, signupType: 'paid', texts };
}

it('a plan is stored, and restored once', () => {
  const keeping = aKeeping();
  keepPlan(keeping, PLAN);
  expect(takePlan(keeping)).toEqual(PLAN);
  expect(takePlan(keeping)).toBeNull();
});

describe('a kept plan is dropped', () => {
  it('when it is stale', () => {
    const keeping = aKeeping();
    keepPlan(keeping, PLAN);
    const later = { ...keeping, now: () => keeping.now() + 60 * MINUTE };
    expect(takePlan(later)).toBeNull();
    expect(keeping.texts.size).toBe(0);
  });

  it('when the clock was set back', () => {
    const keeping = aKeeping();
    keepPlan(keeping, PLAN);
    expect(takePlan({ ...keeping, now: () => keeping.now() - 1 })).toBeNull();
  });

  it('when it was selected on another kind of page', () => {
    const keeping = aKeeping();
    keepPlan(keeping, PLAN);
    expect(takePlan({ ...keeping, signupType: 'free' })).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"at":"x","signupType":"paid"}', '{"at":null}'])(
    'when it is invalid: %s',
    (text) => {
      expect(takePlan(aKeeping(text))).toBeNull();
    },
  );
});

it('a tab takes only its own plan, and leaves that of a tab that left later', () => {
  const one = aKeeping();
  const two = { ...one, tab: aStorage(), now: () => one.now() + 1 };
  keepPlan(one, PLAN);
  keepPlan(two, { planId: 'business' });
  expect(takePlan(one)).toBeNull();
  expect(takePlan(two)).toEqual({ planId: 'business' });
});

it('a tab that did not leave itself, as one that a provider opens, takes the plan', () => {
  const keeping = aKeeping();
  keepPlan(keeping, PLAN);
  expect(takePlan({ ...keeping, tab: aStorage() })).toEqual(PLAN);
});

it('invalid members of a stored plan are left out', () => {
  const plan = { planId: 5, users: '3', addonIds: ['recording', {}], ivrId: '' };
  const keeping = aKeeping(JSON.stringify({ at: 1_000_000, signupType: 'paid', plan }));
  expect(takePlan(keeping)).toEqual({ addonIds: ['recording'] });
});

it('with denied storage nothing is stored, and no error shows', () => {
  const storage = createStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const keeping = { storage, tab: storage, now: () => 0, signupType: 'paid' };
  expect(() => keepPlan(keeping, PLAN)).not.toThrow();
  expect(takePlan(keeping)).toBeNull();
});
