import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import type { BrandReport } from '../../wire/BrandReport.ts';
import type { CatalogueChange, SaveTextsResult, SharedTexts } from '../../wire/SharedTexts.ts';
import type { CreateResult, OpenBrand, SaveResult, StudioStart } from '../../wire/StudioBrand.ts';

/** The Studio's server refused a request, or does not answer. */
export class StudioError extends Error {}

const AWAY = 'The Studio does not answer. Is `npm run studio` still running? Nothing is lost here.';

async function ask<T>(
  method: string,
  path: string,
  body?: object,
  expected: readonly number[] = [],
) {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((cause: unknown) => {
    throw new StudioError(AWAY, { cause });
  });
  // Both halves are from one build, so the answer has the declared type.
  const answer = (await response.json().catch(() => ({}))) as T & { readonly message?: string };
  if (response.ok || expected.includes(response.status)) return answer;
  throw new StudioError(answer.message ?? `The Studio answered ${response.status}.`);
}

export function fetchStart(): Promise<StudioStart> {
  return ask<StudioStart>('GET', 'start');
}

export function fetchBrand(id: string): Promise<OpenBrand> {
  return ask<OpenBrand>('GET', `brands/${id}`);
}

export function fetchReport(id: string, value: JsonObject): Promise<BrandReport> {
  return ask<BrandReport>('POST', `brands/${id}/report`, { value });
}

/** `hash` is that of the file that was opened; null when there was none. */
export function saveBrand(id: string, value: JsonObject, hash: string | null): Promise<SaveResult> {
  return ask<SaveResult>('PUT', `brands/${id}`, { value, hash }, [409, 422]);
}

export function fetchTexts(id: string, language: string): Promise<SharedTexts> {
  return ask<SharedTexts>('GET', `brands/${id}/texts/${language}`);
}

export function saveTexts(
  id: string,
  language: string,
  changes: readonly CatalogueChange[],
): Promise<SaveTextsResult> {
  return ask<SaveTextsResult>('PUT', `brands/${id}/texts/${language}`, { changes }, [422]);
}

export interface NewBrandAnswers {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly market: string;
}

export function createBrand(answers: NewBrandAnswers): Promise<CreateResult> {
  return ask<CreateResult>('POST', 'brands', answers, [422]);
}
