import { expect, it } from 'vitest';
import { shippedBrands } from '../../../../tests/factories/brands/shippedBrands.ts';
import { inLanguages, inPseudo } from './inLanguages.ts';
import { listVisits, onlyStates } from './listVisits.ts';
import { emailOf, type GalleryBrand, OTHER_STATES, pictureName, SIGNUP_STATES } from './Visit.ts';

const all = shippedBrands();

function shipped(id: string): GalleryBrand {
  const found = all.find(({ brand }) => brand.id === id);
  if (found === undefined) throw new Error(`No brand ${id}`);
  return found;
}

it('shows every brand and sign-up type at both widths', () => {
  for (const of of all) {
    const shown = listVisits(of).flatMap(({ signupType, width, states }) =>
      states.includes('empty') ? [`${signupType} ${width}`] : [],
    );
    const expected = [390, 1280].flatMap((width) =>
      of.brand.signupTypes.offered.map((type) => `${type} ${width}`),
    );
    expect(shown).toEqual(expected);
  }
});

it('shows every state of some brand', () => {
  const shown = new Set(all.flatMap((it) => listVisits(it)).flatMap(({ states }) => states));
  expect([...SIGNUP_STATES, ...OTHER_STATES].filter((state) => !shown.has(state))).toEqual([]);
});

it('gives each picture a different name', () => {
  const names = all
    .flatMap((it) => listVisits(it))
    .flatMap((visit) => visit.states.map((state) => pictureName(visit, state)));
  expect(new Set(names).size).toBe(names.length);
});

it('types another address in each visit, because one may have signed up before', () => {
  const spoken = all.flatMap((of) => [...inLanguages(of, []), ...inPseudo([of], [])]);
  const forms = spoken
    .flatMap((of) => listVisits(of))
    .filter(({ signupType }) => signupType !== null);
  expect(new Set(forms.map(emailOf)).size).toBe(forms.length);
});

it('types the same address in a visit whichever of its states are asked for', () => {
  const visits = all
    .flatMap((of) => listVisits(of))
    .filter(({ signupType }) => signupType !== null);
  const changed = visits.flatMap((visit) =>
    visit.states.filter((state) => emailOf({ ...visit, states: [state] }) !== emailOf(visit)),
  );
  expect(changed).toEqual([]);
});

it("opens the provider's form only where Direct Debit is offered", () => {
  const statesOf = (id: string) => listVisits(shipped(id)).flatMap(({ states }) => states);
  expect(statesOf('chatmoor-uk')).toContain('directDebitForm');
  expect(statesOf('slotbook')).not.toContain('directDebitForm');
});

it('shows what goes wrong in the dark where the brand has a dark scheme', () => {
  const dark = all.filter((of) => listVisits(of).some((it) => it.states.includes('failureDark')));
  expect(dark).toEqual(all.filter(({ brand }) => brand.theme.dark !== undefined));
});

it('shows the error page of the market', () => {
  const paths = listVisits(shipped('slotbook-ca')).map(({ path }) => path);
  expect(paths).toContain('/ca/error');
});

it('keeps to the states that were asked for', () => {
  const visits = onlyStates(listVisits(shipped('slotbook')), ['errors', 'error']);
  expect(visits.map(({ signupType, states }) => [signupType, states])).toEqual([
    ['free', ['errors']],
    ['paid', ['errors']],
    [null, ['error']],
    ['free', ['errors']],
    ['paid', ['errors']],
    [null, ['error']],
  ]);
});
