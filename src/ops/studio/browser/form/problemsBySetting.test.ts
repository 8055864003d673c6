import { expect, it } from 'vitest';
import type { ShownProblem } from '../../wire/BrandReport.ts';
import { countProblems, problemsBySetting, settingAround } from './problemsBySetting.ts';

function aProblem(pointer: string): ShownProblem {
  const place = { file: 'brands/acme.json', line: 1, column: 1 };
  return {
    ...place,
    check: 'schema',
    pointer,
    why: `Wrong at ${pointer}.`,
    fix: '',
    mend: null,
    isOwn: true,
  };
}

const fields = new Set(['/hosts', '/theme', '/theme/ink']);

it.each([
  ['/theme/ink', '/theme/ink'],
  ['/hosts/1', '/hosts'],
  ['/theme', '/theme'],
  ['/theme/inc', '/theme'],
  ['/unknown', ''],
  ['', ''],
])('puts what is wrong at %j to the field %j', (pointer, field) => {
  expect([...problemsBySetting([aProblem(pointer)], fields).keys()]).toEqual([field]);
});

it('keeps all that is wrong with one field', () => {
  const found = problemsBySetting([aProblem('/hosts/0'), aProblem('/hosts/1')], fields);
  expect(found.get('/hosts')).toHaveLength(2);
});

it.each([
  ['/theme/inkSoft', '/theme/inkSoft'],
  ['/theme/inkSoft/x', '/theme/inkSoft'],
  ['/theme/accent', '/theme'],
  ['/themes', ''],
])('leads from a problem at %j to the field %j', (pointer, field) => {
  const shown = new Map(['/theme/ink', '/theme', '/theme/inkSoft'].map((it) => [it, []]));
  expect(settingAround(pointer, shown)).toBe(field);
});

it('counts what is wrong in a section, and not in a key that begins alike', () => {
  const problems = [aProblem('/theme/ink'), aProblem('/hosts/0'), aProblem('/themes')];
  expect(countProblems(problems, ['theme', 'logo'])).toBe(1);
});
