import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unreachable } from '../../core/contract/unreachable.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { CallHandler, CallName } from './GatewayCall.ts';
import type { BraintreeStorage } from './openBraintreeStorage.ts';
import type { CallLog } from './openCallLog.ts';
import { FAULT_STATUSES, type Fault, type Faults } from './openFaults.ts';
import type { CallAnswer } from './protocol/CallAnswer.ts';
import type { Fields } from './protocol/Fields.ts';

export interface BraintreeParts {
  readonly storage: BraintreeStorage;
  readonly log: CallLog;
  readonly faults: Faults;
  readonly now: () => Date;
}

export interface IncomingCall {
  readonly name: CallName;
  readonly handle: CallHandler;
  readonly merchant: string;
  readonly key: string;
  readonly fields: Fields;
  readonly fingerprint: Fingerprint | null;
}

/** Returns the order that a call names; null without one. */
function orderOf(fields: Fields): string | null {
  return (
    fields.group('transaction').text('order_id') ??
    fields.group('search').group('order_id').text('is')
  );
}

/** Causes a fault. Returns true when the call has been answered, or never will be. */
async function suffer(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  switch (fault.how) {
    case 'slow':
      await wait(fault.delayMs, undefined, { ref: false });
      return false;
    case 'hang':
      reply.hijack();
      return true;
    case 'cut':
      reply.hijack();
      request.raw.socket.destroy();
      return true;
    case 'empty':
      await reply.code(200).type('application/xml').send('');
      return true;
    case 'status401':
    case 'status403':
    case 'status408':
    case 'status429':
    case 'status500':
    case 'status503':
      await reply.code(FAULT_STATUSES[fault.how]).send('');
      return true;
    default:
      return unreachable(fault.how);
  }
}

/** Answers a call: its fault, its work in one transaction, and its entry in the log. */
export async function answerCall(
  parts: BraintreeParts,
  call: IncomingCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { storage, log, faults, now } = parts;
  const { name, merchant, key, fields, fingerprint } = call;
  const orderId = orderOf(fields);
  const fault = faults.take(name, merchant, orderId);
  const note = (status: number) => {
    const suffered = fault === null ? null : `${fault.how} ${fault.when}`;
    const at = now().toISOString();
    log.add({ at, call: name, merchant, orderId, status, fault: suffered });
  };
  if (fault?.when === 'before') {
    if (fault.how !== 'slow') note(0);
    if (await suffer(fault, request, reply)) return;
  }
  const answer = storage.atomically(() => {
    const given = call.handle({ merchant, key, fields, fingerprint, storage, now: now() });
    note(given.status);
    return given;
  });
  if (fault?.when === 'after' && (await suffer(fault, request, reply))) return;
  void reply.code(answer.status).type(`${answer.type}; charset=utf-8`);
  if (!isZipped(answer, request)) return reply.send(answer.body);
  return reply.header('content-encoding', 'gzip').send(gzipSync(answer.body));
}

/** The provider compresses what its server SDK asks for. */
function isZipped({ body, type }: CallAnswer, { headers }: FastifyRequest): boolean {
  const asked = headers['accept-encoding'] ?? '';
  return type === 'application/xml' && body !== '' && asked.includes('gzip');
}
