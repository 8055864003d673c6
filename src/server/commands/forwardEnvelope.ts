import type { FastifyBaseLogger } from 'fastify';
import { maskPersonal } from '../../core/rules/masking/maskPersonal.ts';
import { MASK, maskText } from '../../core/rules/masking/maskText.ts';
import type { SentryConfig } from '../config/Config.ts';
import { CallError } from '../errors/CallError.ts';

const TIMEOUT_MS = 10_000;

/** Headers with which the service limits a sender. */
const LIMITS = ['x-sentry-rate-limits', 'retry-after'] as const;

/**
 * Items that a page sends only for visitors who accepted analytics: timings, and replays of errors.
 */
const MEASURING = ['transaction', 'replay_event', 'replay_recording'] as const;

/** All items that a page sends: errors of any visitor, and the items above. */
const TYPES = ['event', ...MEASURING] as const;

type ItemType = (typeof TYPES)[number];

export interface EnvelopeOptions extends Pick<SentryConfig, 'dsn'> {
  /** Whether the visitor accepts analytics now. An old page may not know that they refused. */
  readonly isMeasured: boolean;
}

interface ForwardOptions extends Pick<EnvelopeOptions, 'isMeasured'> {
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' }, { cause });
  }
}

/** The type in an item's header. */
function typeOf(line: string): ItemType {
  const { type } = Object(parse(line));
  const known = TYPES.find((it) => it === type);
  if (known === undefined) throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
  return known;
}

/** Masks addresses and attributes. The page has already masked the text of a replay. */
function maskLine(line: string, isRecording: boolean): string {
  const value = parse(line);
  return JSON.stringify(isRecording ? maskTexts(value) : maskPersonal(value, maskText));
}

/**
 * A page's markup is a few dozen elements deep, at two levels each. The limit protects the stack
 * from deeply nested lists.
 */
const DEEPEST = 500;

/** Masks texts but not the names of properties, because markup has names of its own. */
function maskTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return MASK;
  const inside = (inner: unknown) => maskTexts(inner, depth + 1);
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner)]));
}

/**
 * Returns an envelope that may be sent: only for this service, only with item types that a page
 * sends, and masked again. Omits lengths, because masking changes them; an item then ends with its
 * line. Null when nothing in it may be sent. Throws CallError 'INVALID_REQUEST'.
 */
export function maskedEnvelope(
  { dsn, isMeasured }: EnvelopeOptions,
  envelope: string,
): string | null {
  const [header = '', ...lines] = envelope.split('\n');
  const { event_id, sent_at, trace } = Object(parse(header));
  const masked = [JSON.stringify({ event_id, sent_at, trace, dsn })];
  const mayLeave = (type: ItemType) => isMeasured || !MEASURING.some((it) => it === type);
  let type: ItemType | null = null;
  for (const line of lines.filter((it) => it !== '')) {
    if (type === null) {
      type = typeOf(line);
      if (mayLeave(type)) masked.push(JSON.stringify({ type }));
      continue;
    }
    // A recording has its own header, an object, before its list.
    const isOver: boolean = type !== 'replay_recording' || line.startsWith('[');
    if (mayLeave(type)) masked.push(maskLine(line, type === 'replay_recording'));
    if (isOver) type = null;
  }
  return masked.length === 1 ? null : `${masked.join('\n')}\n`;
}

/**
 * Masks and posts an envelope. Returns the service's headers that limit the sender; none when the
 * service does not answer. Throws CallError for what is not an envelope of ours.
 */
export async function forwardEnvelope(
  sentry: SentryConfig,
  envelope: string,
  { isMeasured, logger }: ForwardOptions,
): Promise<Readonly<Record<string, string>>> {
  const body = maskedEnvelope({ ...sentry, isMeasured }, envelope);
  if (body === null) return {};
  try {
    return await post(sentry, body);
  } catch (err) {
    logger.warn({ err }, 'A report could not be passed on');
    return {};
  }
}

async function post(
  { envelopeUrl, publicKey }: SentryConfig,
  body: string,
): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${envelopeUrl}?sentry_key=${publicKey}&sentry_version=7`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return Object.fromEntries(
    LIMITS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
