import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sharedCompilers } from './sharedCompilers.ts';

const ROUTE = { method: 'POST', url: '/orders', httpStatus: '200' };

/** The server's answer to an order, where `schema` describes an order. */
async function answerTo(order: object, schema: object) {
  const app = Fastify({ schemaController: { compilersFactory: sharedCompilers } });
  app.addSchema({ $id: 'Order', ...schema });
  app.post('/orders', {
    schema: { body: { $ref: 'Order#' }, response: { 200: { $ref: 'Order#' } } },
    handler: async ({ body }) => body,
  });
  const { statusCode, payload } = await app.inject({ ...ROUTE, method: 'POST', payload: order });
  return [statusCode, payload];
}

it('compiles a schema once, whichever route names it', () => {
  const schemas = { Order: { $id: 'Order', type: 'object' } };
  const compile = () => {
    const schema = { $ref: 'Order#' };
    const { buildSerializer, buildValidator } = sharedCompilers;
    return {
      validate: buildValidator(schemas, { customOptions: {} })({ ...ROUTE, schema }),
      serialize: buildSerializer(schemas, {})({ ...ROUTE, url: '/others', schema }),
    };
  };

  const [first, again] = [compile(), compile()];

  expect(again.validate).toBe(first.validate);
  expect(again.serialize).toBe(first.serialize);
});

it('keeps servers apart whose schemas of one name differ', async () => {
  const numbered = { type: 'object', required: ['nr'], properties: { nr: { type: 'number' } } };
  const named = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };

  expect(await answerTo({ nr: 1, name: 'Ada' }, numbered)).toEqual([200, '{"nr":1}']);
  expect(await answerTo({ nr: 1, name: 'Ada' }, named)).toEqual([200, '{"name":"Ada"}']);
  expect((await answerTo({ name: 'Ada' }, numbered))[0]).toBe(400);
});
