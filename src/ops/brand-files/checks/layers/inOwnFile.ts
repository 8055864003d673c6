import { valueAt } from '../../../../core/brand/editValue.ts';
import { isJsonObject } from '../../../../core/brand/JsonValue.ts';
import { fromPointer, toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Problem } from '../../problem/Problem.ts';
import { problemAt } from '../../problem/problemAt.ts';
import type { SourceLayer } from '../../resolve/layersOf.ts';
import { keyOfPointer } from '../../settings/settingKey.ts';
import type { JsonSource } from '../../sources/Source.ts';

/**
 * Places a brand's problems with settings of the brand that it extends in its own file, unless that
 * brand has them too: there the settings are right, and a change would spoil it. `ofParent` are the
 * problems of the brand that it extends.
 */
export function inOwnFile(
  problems: readonly Problem[],
  brand: JsonSource,
  layers: readonly SourceLayer[],
  ofParent: () => readonly Problem[],
): readonly Problem[] {
  const extended = layers.filter(({ isShared, source }) => !isShared && source !== brand);
  const ownerOf = ({ file }: Problem) => extended.find(({ source }) => source.name === file);
  if (!problems.some(ownerOf)) return problems;
  const theirs = new Map(ofParent().map((problem) => [placeOf(problem), problem]));
  return problems.map((problem) => {
    const owner = ownerOf(problem);
    if (owner === undefined) return problem;
    const same = theirs.get(placeOf(problem));
    if (same === undefined) return placedIn(brand, problem, owner.source);
    // The extended brand may itself have it from another.
    return same.file === problem.file ? problem : { ...same, brands: [brand.id] };
  });
}

function placeOf({ check, pointer }: Problem): string {
  return `${check} ${pointer}`;
}

/** A setting that the file does not have yet is reported where the file names the other brand. */
function placedIn(brand: JsonSource, problem: Problem, owner: JsonSource): Problem {
  const { about, check, pointer } = problem;
  const [group = ''] = fromPointer(pointer);
  const at = isJsonObject(brand.value[group]) ? pointer : '/extends';
  const why = problem.why.replace(/\bhere\b/, `in "${owner.id}"`);
  const fix = adviceFor(problem, owner);
  const placed = { ...problemAt(check, brand, { at, why, fix }), pointer };
  return about === undefined ? placed : { ...placed, about };
}

/** A list is complete in one file, so what is in it cannot be written alone. */
function adviceFor({ fix, pointer }: Problem, owner: JsonSource): string {
  // This advice says where already.
  if (fix.startsWith('Translate it')) return fix;
  const path = fromPointer(pointer);
  const inList = path.findIndex((segment) => /^\d+$/.test(segment));
  const setting = toPointer(inList === -1 ? path : path.slice(0, inList));
  const key = keyOfPointer(setting);
  const isLeft = `in this file, and leave that of "${owner.id}" as it is.`;
  if (Array.isArray(valueAt(owner.value, setting))) {
    return `${fix} Write the whole list "${key}" ${isLeft}`;
  }
  return fix.startsWith('Remove it')
    ? `Write null as "${key}" ${isLeft}`
    : `${fix} Write "${key}" ${isLeft}`;
}
