import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor, HOST } from '../../factories/servers/aVisitor.ts';

const asPage = { host: HOST, accept: 'text/html' };

describe('a page with a slash at its end', () => {
  it.each([
    ['/signup/', '/signup'],
    ['/signup/?planId=pro&a=1/', '/signup?planId=pro&a=1/'],
    ['/payment/', '/payment'],
    ['/v1/payment/?ach=true', '/v1/payment?ach=true'],
    ['/error/', '/error'],
    ['/uk/error/', '/uk/error'],
    ['/account/', '/account'],
    ['/auth/google/', '/auth/google'],
  ])('%s leads to %s', async (url, location) => {
    const { app } = await aServer();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ url, method, headers: asPage });
      if (method === 'HEAD' && answer.statusCode === 404) continue;
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toBe(location);
    }
  });

  it.each(['/nowhere/', '/signup//', '/evil.example//'])(
    '%s leads nowhere, off this host least of all',
    async (url) => {
      const { app } = await aServer();
      const answer = await app.inject({ url, headers: asPage });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it('leads to no other host, whatever the path looks like', async () => {
    const server = await aServer();
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    for (const path of ['//evil.example/', '/\\evil.example/', '//', '///evil.example/']) {
      const location = await new Promise<string | undefined>((resolve, reject) => {
        const headers = { host: HOST, accept: 'text/html' };
        get({ port, path, headers, host: '127.0.0.1' }, (answer) => {
          answer.resume();
          resolve(answer.headers.location);
        }).on('error', reject);
      });
      expect([undefined, '/']).toContain(location);
    }
  });

  it('is no address of a call', async () => {
    const { app } = await aServer();
    const visitor = await aVisitor(app);
    const body = { captchaToken: 'human', email: 'ada@example.com' };
    expect((await visitor.post('/email/', body)).statusCode).toBe(404);
    expect((await visitor.post('/email', body)).statusCode).toBe(200);
  });
});

describe('a path that cannot exist', () => {
  it.each(['/%', '/%E0%A4%A', '/signup%', '/%zz?planId=pro', `/terms/${'a'.repeat(400)}`])(
    '%s is the brand’s page for a person, and a failure for a call',
    async (url) => {
      const { app, pages } = await aServer();
      const page = await app.inject({ url, headers: asPage });
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(pages.at(-1)).toMatchObject({
        pageConfig: { view: 'error' },
        errorInfo: { message: 'NOT_FOUND' },
      });

      const call = await app.inject({ url, headers: { host: HOST, accept: 'application/json' } });
      expect(call.statusCode).toBe(404);
      expect(call.json()).toMatchObject({ success: false, message: 'NOT_FOUND' });
    },
  );
});
