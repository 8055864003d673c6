/** Names that the server and the page use in their own logs. */
const OURS = [
  'action',
  'amount',
  'attemptId',
  'attempts',
  'blocked',
  'brand',
  'brandId',
  'cause',
  'causes',
  'code',
  'currency',
  'detail',
  'difference',
  'directive',
  'disposition',
  'err',
  'eventId',
  'fault',
  'field',
  'kind',
  'leftOut',
  'level',
  'mandateId',
  'message',
  'method',
  'orderNumber',
  'outboxId',
  'page',
  'path',
  'paymentAccount',
  'paymentId',
  'pid',
  'problem',
  'provider',
  'reason',
  'report',
  'severity',
  'since',
  'stack',
  'state',
  'status',
  'statusCode',
  'tag',
  'transactionId',
  'type',
] as const;

/** Members of errors of Node, SQLite and the mail server. */
const OF_ERRORS = ['command', 'errcode', 'errno', 'errstr', 'hostname', 'port', 'syscall'] as const;

/** Names that the report service's script uses in an event, a timing and a replay. */
const OF_REPORTS = [
  'category',
  'codeFile',
  'debugId',
  'description',
  'environment',
  'errorIds',
  'filename',
  'function',
  'href',
  'httpMethod',
  'logger',
  'module',
  'op',
  'origin',
  'parentSpanId',
  'platform',
  'release',
  'replayId',
  'replayStartTimestamp',
  'replayType',
  'segmentId',
  'sentryOp',
  'sentryOrigin',
  'sentrySource',
  'source',
  'spanId',
  'startTimestamp',
  'tags',
  'timestamp',
  'traceId',
  'traceIds',
  'transaction',
  'unit',
  'url',
  'urls',
  'value',
  'version',
] as const;

/** Names are compared without case, dashes, dots and underscores. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]/g, '');
}

const UNMASKED = new Set([...OURS, ...OF_ERRORS, ...OF_REPORTS].map(bare));

/**
 * Tells whether a value with this name may be logged and reported: only the names above may. A text
 * under one of them still loses mail addresses, queries and long numbers.
 */
export function isUnmaskedName(name: string): boolean {
  return UNMASKED.has(bare(name));
}
