import type { TermsDocument } from '../../../core/contract/terms.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

/** Tells whether an answer has nodes. Their content was compiled and checked by the build. */
function hasNodes(json: unknown): json is Pick<TermsDocument, 'nodes'> {
  return isRecord(json) && Array.isArray(json['nodes']);
}

/** GET of a text to agree to, as nodes. */
export function loadTermsRequest(url: string): HttpRequest<TermsDocument['nodes']> {
  return { path: url, parse: (json) => (hasNodes(json) ? json.nodes : null) };
}
