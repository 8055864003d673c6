import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aRawConnection, type RawAnswer } from '../../factories/servers/aRawConnection.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const HOST = 'Host: slotbook.localhost';
const POST = ['POST /signup/free HTTP/1.1', HOST, 'Content-Type: application/json'];
const REFUSED = '{"status":false,"success":false,"message":"INVALID_REQUEST"}';

/** Long enough for a whole request of a test, short enough to wait for. */
const SHORT = { headersMs: 40, requestMs: 80, silentMs: 10_000, checkedEveryMs: 10 };

async function send(server: TestServer, lines: readonly string[]): Promise<RawAnswer> {
  const connection = await aRawConnection(server.app);
  connection.write([...lines, '', ''].join('\r\n'));
  return connection.answer();
}

describe('a connection is cut', () => {
  it('with 408 when a body comes in drops', async () => {
    const server = await aServer({ times: SHORT });
    const connection = await aRawConnection(server.app);
    connection.write([...POST, 'Content-Length: 1000', '', '{'].join('\r\n'));
    for (const drop of '"leadInfo"') connection.write(drop);

    const { status, text } = await connection.answer();

    expect(status).toBe(408);
    expect(text).toContain(REFUSED);
    expect(text).toMatch(/\r\nconnection: close\r\n/);
  });

  it('with 408 when the headers come in drops', async () => {
    const server = await aServer({ times: SHORT });
    const connection = await aRawConnection(server.app);
    connection.write('GET /healthz HTTP/1.1\r\n');
    connection.write('x: y\r\n');

    const { status } = await connection.answer();

    expect(status).toBe(408);
  });

  it('without an answer when nothing is ever said', async () => {
    const times = { ...SHORT, headersMs: 0, requestMs: 0, silentMs: 30 };
    const connection = await aRawConnection((await aServer({ times })).app);

    expect((await connection.answer()).text).toBe('');
  });

  it('with 400 when what comes is no HTTP, and the log does not have it', async () => {
    const server = await aServer();

    const { status, text } = await send(server, ['ada@example.com']);

    expect(status).toBe(400);
    expect(text).toContain(REFUSED);
    expect(server.log.join('')).toContain('A connection was cut');
    expect(server.log.join('')).not.toContain('ada@example.com');
  });

  it('without a second answer when no HTTP follows on a request that is being answered', async () => {
    const { app } = await aServer();
    const began = new Promise<void>((resolve) => {
      app.get('/long', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-length': 1000 });
        reply.raw.write('The beginning', () => resolve());
      });
    });
    const connection = await aRawConnection(app);
    connection.write(['GET /long HTTP/1.1', HOST, '', ''].join('\r\n'));
    await began;

    connection.write('ada@example.com\r\n\r\n');

    const { status, text } = await connection.answer();
    expect(status).toBe(200);
    expect(text).toMatch(/\r\n\r\nThe beginning$/);
  });

  it('with 431 when the headers are too large', async () => {
    const header = `X: ${'x'.repeat(20_000)}`;

    const { status } = await send(await aServer(), ['GET / HTTP/1.1', HOST, header]);

    expect(status).toBe(431);
  });
});

describe('a body that is refused', () => {
  const tooLong = { length: 200_000, status: 413, type: 'application/json' };
  const foreign = { length: 2000, status: 415, type: 'text/html' };

  it.each([tooLong, foreign])(
    'with $status is read to its end, so that a proxy which still sends it gets the answer',
    async ({ length, status, type }) => {
      const connection = await aRawConnection((await aServer()).app);
      const head = ['POST /signup/free HTTP/1.1', HOST, `Content-Type: ${type}`];
      const next = ['GET /healthz HTTP/1.1', HOST, 'Connection: close', '', ''].join('\r\n');
      connection.write([...head, `Content-Length: ${length}`, '', ''].join('\r\n'));
      await connection.received(`HTTP/1.1 ${status}`);

      connection.write(`${'x'.repeat(length)}${next}`);

      const { text } = await connection.answer();
      expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, it]) => Number(it))).toEqual([
        status,
        200,
      ]);
    },
  );

  it('is read no longer than a request may take', async () => {
    const connection = await aRawConnection((await aServer({ times: SHORT })).app);
    connection.write([...POST, 'Content-Length: 9999999', '', 'x'].join('\r\n'));

    expect((await connection.answer()).status).toBe(413);
  });
});

it.each([
  [HOST, 'Host: evil.example'],
  [HOST, 'hOST: slotbook.localhost'],
])('two Host headers are refused: %s and %s', async (...hosts) => {
  const lines = ['GET /signup HTTP/1.1', ...hosts, 'Connection: close'];

  const { status, text } = await send(await aServer(), lines);

  expect(status).toBe(400);
  expect(text).toMatch(/\r\ncache-control: no-store\r\n/);
  expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
});

describe('a request whose target names a host', () => {
  it.each(['/', '/signup', '/signup/', '', '?a=b'])(
    'is refused where the header names another: %s',
    async (path) => {
      const lines = [`GET http://evil.example${path} HTTP/1.1`, HOST, 'Connection: close'];

      const { status, text } = await send(await aServer(), lines);

      expect(status).toBe(400);
      expect(text).not.toContain('evil.example');
    },
  );

  it('is answered as one for the path, and never led to that host', async () => {
    const server = await aServer();
    const ask = (target: string) =>
      send(server, [`GET ${target} HTTP/1.1`, HOST, 'Connection: close']);

    const page = await ask('http://SLOTBOOK.localhost/signup');
    const led = await ask('http://slotbook.localhost/signup/?a=b');

    expect(page.status).toBe(200);
    expect(led.status).toBe(308);
    expect(led.text).toMatch(/\r\nlocation: \/signup\?a=b\r\n/);
  });
});

it.each([':99999', ':0', ':80x', ':', ':-1'])(
  'a host with the port %s is not there, on a pinned brand too',
  async (port) => {
    const lines = ['GET /signup HTTP/1.1', `${HOST}${port}`, 'Connection: close'];

    const answers = [
      await send(await aServer(), lines),
      await send(await aServer({ config: { brand: 'slotbook' } }), lines),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  },
);

it("a Host header's port never reaches a mailed link", async () => {
  const built = aBuiltBrand({ brand: aBrand({ hosts: ['signup.slotbook.example'] }) });
  const server = await aServer({
    brands: [built],
    config: { environment: 'production', sandboxUrl: null },
  });
  const host = 'signup.slotbook.example:8443';
  const visitor = await aVisitor(server.app, host);
  const signedUp = await visitor.post('/signup/free', aSignupRequest(), {
    origin: `https://${host}`,
  });
  expect(signedUp.statusCode).toBe(200);

  await server.deliver();

  const links = [...(server.mail.sent[0]?.text ?? '').matchAll(/https:\/\/\S+\/activate/g)];
  expect(links.map(([link]) => link)).toEqual(['https://signup.slotbook.example/activate']);
});
