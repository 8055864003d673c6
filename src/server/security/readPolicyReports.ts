import { isRecord } from '../../core/rules/json/isRecord.ts';
import { ERROR_PATHS } from '../../core/rules/links/errorPaths.ts';

/**
 * The part of a report that is kept: nothing that a visitor, an extension or a link could have
 * written.
 */
export interface PolicyReport {
  readonly directive: string;
  /** A keyword of the policy, the origin of what was refused, or 'other'. */
  readonly blocked: string;
  readonly disposition: 'enforce' | 'report';
  /** The page's path without its query; 'other' when it is not one of ours. */
  readonly page: string;
}

/** Browsers send only a few at once. A larger list is not from a browser. */
const MOST = 20;

const DIRECTIVES = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src ' +
    'font-src connect-src frame-src form-action base-uri frame-ancestors object-src manifest-src worker-src ' +
    'child-src media-src require-trusted-types-for trusted-types'
  ).split(' '),
);

const KEYWORDS = new Set(
  'inline eval wasm-eval data blob about self trusted-types-sink trusted-types-policy'.split(' '),
);

const PAGES: ReadonlySet<string> = new Set([
  '/signup',
  '/start-now',
  '/payment',
  '/v1/payment',
  '/account',
  '/activate',
  ...Object.values(ERROR_PATHS),
]);

/**
 * Reads the reports of a call, as browsers send them by `report-uri` (one) and by `report-to` (a
 * list). Leaves out anything that is not a report of a content security policy.
 */
export function readPolicyReports(body: unknown): readonly PolicyReport[] {
  if (isRecord(body)) return [body['csp-report']].flatMap(readOld);
  return Array.isArray(body) ? body.slice(0, MOST).flatMap(readNew) : [];
}

function readOld(report: unknown): readonly PolicyReport[] {
  if (!isRecord(report)) return [];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return [
    reportOf(directive, report['blocked-uri'], report['disposition'], report['document-uri']),
  ];
}

function readNew(report: unknown): readonly PolicyReport[] {
  if (!isRecord(report) || report['type'] !== 'csp-violation') return [];
  const { body } = report;
  if (!isRecord(body)) return [];
  const { blockedURL, disposition, documentURL, effectiveDirective } = body;
  return [reportOf(effectiveDirective, blockedURL, disposition, documentURL)];
}

function reportOf(
  directive: unknown,
  blocked: unknown,
  disposition: unknown,
  page: unknown,
): PolicyReport {
  const [name = ''] = textOf(directive).split(' ');
  const path = URL.parse(textOf(page))?.pathname ?? '';
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    blocked: blockedOf(textOf(blocked)),
    disposition: disposition === 'report' ? 'report' : 'enforce',
    page: PAGES.has(path) ? path : 'other',
  };
}

/**
 * Anyone can send any value here. Does not convert other values to strings, which would throw for
 * some.
 */
function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent : '';
}

function blockedOf(blocked: string): string {
  if (KEYWORDS.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) return 'other';
  if (url.protocol === 'data:' || url.protocol === 'blob:') return url.protocol.slice(0, -1);
  const isWeb = ['https:', 'http:', 'wss:', 'ws:'].includes(url.protocol);
  return isWeb && url.host.length <= 100 ? `${url.protocol}//${url.host}` : 'other';
}
