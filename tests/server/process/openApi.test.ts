import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../src/core/rules/json/isRecord.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { type Answer, aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';
import { body, EVERY_CALL } from '../../factories/servers/everyCall.ts';

interface Operation {
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

async function documentOf({ app }: TestServer): Promise<OpenApiDocument> {
  return (await app.inject({ url: '/openapi.json' })).json<OpenApiDocument>();
}

/** The document's declaration for a response: by its status, or by its status class. */
function declaredAnswer(
  document: OpenApiDocument,
  path: string,
  status: number,
): Readonly<Record<string, unknown>> | null {
  const { get, post } = document.paths[path] ?? {};
  const { responses = {} } = post ?? get ?? {};
  const response = responses[String(status)] ?? responses[hundredOf(status)];
  return isRecord(response) ? response : null;
}

function hundredOf(status: number): string {
  return `${Math.floor(status / 100)}XX`;
}

/** How a response differs from its declaration; null when it matches. */
function faultOf(document: OpenApiDocument, path: string, answer: Answer): unknown {
  const declared = declaredAnswer(document, path, answer.statusCode);
  if (declared === null) return `No answer of status ${answer.statusCode} is declared for ${path}`;
  const { content } = declared;
  if (content === undefined) return answer.body === '' ? null : 'A body where none is declared';
  const json = isRecord(content) ? content['application/json'] : undefined;
  const schema = isRecord(json) ? json['schema'] : undefined;
  if (!isRecord(schema)) return `No JSON is declared for ${path}`;
  const ajv = new Ajv({ strict: false });
  const { components } = document;
  const validate = ajv.compile({ ...schema, components });
  return validate(answer.json()) ? null : validate.errors;
}

describe('the OpenAPI document', () => {
  it('describes every call, with its body', async () => {
    const document = await documentOf(await aServer());

    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/activation',
      '/activation/resend',
      '/answeringService/signup',
      '/api/analytics',
      '/api/reports',
      '/attempts/{key}',
      '/auth/facebook',
      '/auth/facebook/callback',
      '/auth/forget',
      '/auth/google',
      '/auth/google/callback',
      '/billing-request-flow',
      '/client-token',
      '/email',
      '/payment',
      '/signup',
      '/signup/free',
      '/signup/freetrial',
      '/start-anew',
      '/v1/email',
    ]);
    for (const { get, post } of Object.values(document.paths)) {
      expect(get ?? post?.requestBody).toBeDefined();
    }
  });

  it('is not there in production', async () => {
    const { app } = await aServer({ config: { environment: 'production', sandboxUrl: null } });

    const answer = await app.inject({
      url: '/openapi.json',
      headers: { host: 'signup.slotbook.example' },
    });

    expect(answer.statusCode).toBe(404);
  });
});

describe('answers are as the document declares them', () => {
  it.each(
    EVERY_CALL.map(([path, status, call, built = aBuiltBrand()]) => ({
      path,
      status,
      call,
      built,
    })),
  )('$path $status', async ({ path, status, call, built }) => {
    const server = await aServer({ brands: [built] });

    const answer = await call(await aVisitor(server.app, built.brand.hosts[0]));

    expect(answer.statusCode).toBe(status);
    expect(faultOf(await documentOf(server), path, answer)).toBeNull();
  });

  it('every call is tried with success and with a refusal', async () => {
    const document = await documentOf(await aServer());

    const declared = Object.entries(document.paths).flatMap(([path, { get, post }]) =>
      Object.keys((post ?? get)?.responses ?? {}).map((status) => `${path} ${status}`),
    );
    const tried = EVERY_CALL.flatMap(([path, status]) => [
      `${path} ${status}`,
      `${path} ${hundredOf(status)}`,
    ]);

    expect(declared.filter((it) => !it.endsWith(' 5XX') && !tried.includes(it))).toEqual([]);
  });

  it('a limit and a fault of our own are too', async () => {
    const server = await aServer({ allowances: { emailCheckByIp: { points: 0, seconds: 60 } } });
    const limited = await (await aVisitor(server.app)).post('/email', body);
    const hashPassword = () => Promise.reject(new Error('No memory'));
    const broken = await aServer({ deps: { hashPassword } });
    const failed = await (await aVisitor(broken.app)).post('/signup/free', aSignupRequest());

    expect([limited.statusCode, failed.statusCode]).toEqual([429, 500]);
    expect(faultOf(await documentOf(server), '/email', limited)).toBeNull();
    expect(faultOf(await documentOf(broken), '/signup/free', failed)).toBeNull();
  });

  it('and the check would notice one that is not', async () => {
    const server = await aServer();
    const document = await documentOf(server);
    const visitor = await aVisitor(server.app);

    const answer = await visitor.post('/email', body);

    expect(faultOf(document, '/signup/free', answer)).not.toBeNull();
    expect(faultOf(document, '/nowhere', answer)).not.toBeNull();
  });
});
