import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The result of a query: one row of texts, none, a broken connection, no answer, or a refusal. */
export type Answered =
  | { readonly kind: 'empty' | 'cut' | 'hang' }
  | { readonly kind: 'row'; readonly row: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> };

export interface FakePostgres {
  /** The address of its database. */
  readonly url: string;
  /** Every query that arrived, in order. */
  readonly queries: readonly string[];
}

const LENGTH_BYTES = 4;

/**
 * A server with enough of PostgreSQL's protocol for queries without parameters. A query with
 * parameters is cut off or never answered.
 */
export async function fakePostgres(
  answer: (query: string, nth: number) => Answered,
): Promise<FakePostgres> {
  const queries: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    readMessages(socket, (query, isPrepared) => {
      if (!isPrepared) queries.push(query);
      const answered = answer(query, queries.length);
      if (!isPrepared || answered.kind === 'cut') carryOut(socket, answered);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // A TCP server's address has a port.
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://me@127.0.0.1:${port}/signup`, queries };
}

/** Accepts the client, and passes on each of its queries. */
function readMessages(socket: Socket, onQuery: (query: string, isPrepared: boolean) => void): void {
  let received = Buffer.alloc(0);
  let isIn = false;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      // The first message has no letter before its length.
      const start = isIn ? 1 : 0;
      if (received.length < start + LENGTH_BYTES) return;
      const end = start + received.readInt32BE(start);
      if (received.length < end) return;
      const letter = isIn ? received.toString('latin1', 0, 1) : 'startup';
      const body = received.toString('utf8', start + LENGTH_BYTES, end - 1);
      received = received.subarray(end);
      if (letter === 'startup') socket.write(Buffer.concat([message('R', number(0)), READY]));
      isIn = true;
      if (letter === 'Q') onQuery(body, false);
      // A prepared statement: its name comes first.
      if (letter === 'P') onQuery(body.slice(body.indexOf('\0') + 1), true);
    }
  });
}

function carryOut(socket: Socket, answered: Answered): void {
  switch (answered.kind) {
    case 'empty':
      socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), READY]));
      return;
    case 'row':
      socket.write(Buffer.concat([...rowOf(answered.row), READY]));
      return;
    case 'refused': {
      const fields = Object.entries(answered.fields).map(([name, text]) => `${name}${text}\0`);
      socket.write(Buffer.concat([message('E', Buffer.from(`${fields.join('')}\0`)), READY]));
      return;
    }
    case 'cut':
      socket.destroy();
      return;
    case 'hang':
  }
}

/** PostgreSQL's number of the type text. */
const TEXT = 25;

/** The column names, the row, and the end of the result. */
function rowOf(row: Readonly<Record<string, string>>): readonly Buffer[] {
  const count = number(Object.keys(row).length).subarray(2);
  // A column of no table: a text of any length.
  const described = Buffer.concat([number(0), Buffer.alloc(2), number(TEXT), Buffer.alloc(8)]);
  const columns = Object.keys(row).flatMap((name) => [Buffer.from(`${name}\0`), described]);
  const values = Object.values(row).flatMap((text) => [
    number(Buffer.byteLength(text)),
    Buffer.from(text),
  ]);
  return [
    message('T', Buffer.concat([count, ...columns])),
    message('D', Buffer.concat([count, ...values])),
    message('C', Buffer.from('SELECT 1\0')),
  ];
}

function message(letter: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(letter), number(body.length + LENGTH_BYTES), body]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeInt32BE(value);
  return bytes;
}

const READY = message('Z', Buffer.from('I'));
