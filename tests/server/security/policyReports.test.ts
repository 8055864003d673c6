import { expect, it } from 'vitest';
import { POLICY_REPORTS } from '../../../src/server/security/headers.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor, HOST } from '../../factories/servers/aVisitor.ts';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://signup.slotbook.example/signup?email=ada@example.com',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?ada@example.com',
    'script-sample': 'ada@example.com',
  },
};

function send({ app }: TestServer, payload: string, type = 'application/csp-report') {
  const headers = { host: HOST, 'content-type': type };
  return app.inject({ method: 'POST', url: POLICY_REPORTS, headers, payload });
}

function logged({ log }: TestServer) {
  const lines = log.map((line) => JSON.parse(line));
  return lines.filter(({ msg }) => msg === "A page's policy refused something");
}

it('every page names the place to report to, in both ways', async () => {
  const { app } = await aServer();
  const { headers } = await (await aVisitor(app)).get('/signup');

  expect(headers['reporting-endpoints']).toBe(`policy="${POLICY_REPORTS}"`);
  expect(headers['content-security-policy']).toContain(
    `report-to policy; report-uri ${POLICY_REPORTS}`,
  );
});

it.each([
  ['application/csp-report', REPORT],
  [
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        body: {
          documentURL: REPORT['csp-report']['document-uri'],
          effectiveDirective: 'script-src-elem',
          blockedURL: REPORT['csp-report']['blocked-uri'],
        },
      },
    ],
  ],
])(
  'a report of %s is logged by directive and origin, without personal data',
  async (type, body) => {
    const server = await aServer();
    const answer = await send(server, JSON.stringify(body), type);

    expect(answer.statusCode).toBe(204);
    expect(logged(server)).toMatchObject([
      {
        level: 'warn',
        brand: 'slotbook',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        disposition: 'enforce',
        page: '/signup',
      },
    ]);
    expect(server.log.join('')).not.toContain('ada@');
  },
);

it.each(['', 'no JSON', '[]', '{}', 'null', '[null,1,{"type":"csp-violation"}]', '"text"'])(
  'what is no report, %s, is answered and not logged',
  async (payload) => {
    const server = await aServer();

    expect((await send(server, payload)).statusCode).toBeLessThan(500);
    expect(logged(server)).toEqual([]);
  },
);

it('a report that is too long is refused', async () => {
  const server = await aServer();
  const long = JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } });

  expect((await send(server, long)).statusCode).toBe(413);
  expect(logged(server)).toEqual([]);
});

it('a network reports so often and no more', async () => {
  const server = await aServer({ allowances: { policyReportsByIp: { points: 2, seconds: 60 } } });
  const answers = [];
  for (let nr = 0; nr < 4; nr += 1) answers.push(await send(server, JSON.stringify(REPORT)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 429, 429]);
  expect(logged(server)).toHaveLength(2);
});

it("what a policy only reports is logged as no alarm: a provider's script does it on each visit", async () => {
  const server = await aServer();
  const [report] = Object.values(REPORT);
  const body = { ...report, disposition: 'report', 'effective-directive': 'trusted-types' };
  await send(server, JSON.stringify({ 'csp-report': body }));

  expect(logged(server)).toEqual([]);
  const lines = server.log.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'info', directive: 'trusted-types', disposition: 'report' }),
  );
});
