import type { FastifyInstance, FastifyReply } from 'fastify';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { CATEGORIES, MARKETS } from '../../brand-files/new/NewBrandAnswers.ts';
import type { CatalogueChange } from '../wire/SharedTexts.ts';
import { type CreateRequest, createBrand } from './createBrand.ts';
import { BRAND_ID, layoutOf, openBrand } from './openBrand.ts';
import type { PreviewDirectory } from './PreviewDirectory.ts';
import { reportOn } from './reportOn.ts';
import { saveBrand } from './saveBrand.ts';
import { saveCatalogueTexts, sharedTexts } from './sharedTexts.ts';
import { startOf } from './startOf.ts';
import type { Workspace } from './Workspace.ts';

export interface StudioDeps {
  readonly workspace: Workspace;
  readonly preview: PreviewDirectory;
}

interface OfBrand {
  readonly Params: { readonly id: string };
}

interface OfLanguage {
  readonly Params: { readonly id: string; readonly language: string };
}

const VALUE = { type: 'object' } as const;
const HASH = { type: ['string', 'null'], maxLength: 64 } as const;

/** Routes for the Studio's page. */
export function studioRoutes(app: FastifyInstance, { workspace, preview }: StudioDeps): void {
  app.get('/api/start', async () => startOf(workspace.read()));

  app.get<OfBrand>('/api/brands/:id', async ({ params }, reply) => {
    return openBrand(workspace.dir, params.id) ?? noBrand(reply, params.id);
  });

  app.post<OfBrand & { readonly Body: { readonly value: JsonObject } }>(
    '/api/brands/:id/report',
    { schema: { body: bodyOf({ value: VALUE }) } },
    async ({ params, body }, reply) => {
      const { id } = params;
      if (!BRAND_ID.test(id)) return noBrand(reply, id);
      // When a file is missing, the user can still fix and save the draft.
      const open = openBrand(workspace.dir, id);
      const draft = { id, value: body.value, before: layoutOf(open), hash: open?.hash ?? '' };
      return reportOn(workspace.read(), draft, preview);
    },
  );

  app.put<
    OfBrand & { readonly Body: { readonly value: JsonObject; readonly hash: string | null } }
  >(
    '/api/brands/:id',
    { schema: { body: bodyOf({ value: VALUE, hash: HASH }) } },
    async ({ params, body }, reply) => {
      const result = saveBrand(workspace, { id: params.id, ...body });
      return reply.code(STATUS[result.kind]).send(result);
    },
  );

  app.get<OfLanguage>('/api/brands/:id/texts/:language', async ({ params }, reply) => {
    const { id, language } = params;
    return sharedTexts(workspace.dir, id, language) ?? noBrand(reply, id);
  });

  app.put<OfLanguage & { readonly Body: { readonly changes: readonly CatalogueChange[] } }>(
    '/api/brands/:id/texts/:language',
    { schema: { body: bodyOf({ changes: CHANGES }) } },
    async ({ params, body }, reply) => {
      const result = saveCatalogueTexts(workspace, { ...params, ...body });
      if (result === null) return noBrand(reply, params.id);
      return reply.code(STATUS[result.kind]).send(result);
    },
  );

  app.post<{ readonly Body: CreateRequest }>(
    '/api/brands',
    { schema: { body: bodyOf(NEW_BRAND) } },
    async ({ body }, reply) => {
      const result = createBrand(workspace, body);
      return reply.code(result.kind === 'created' ? 201 : 422).send(result);
    },
  );

  app.get<{ readonly Params: { readonly file: string } }>(
    '/api/logos/:file',
    async ({ params }, reply) => {
      const logo = workspace.read().folder.logos.get(params.file);
      if (logo === undefined) return reply.code(404).send({ message: 'There is no such logo.' });
      // An SVG shown as an image runs nothing. This policy ensures the same when it is opened
      // directly.
      reply.header('content-security-policy', "default-src 'none'; sandbox").type('image/svg+xml');
      return logo.text;
    },
  );
}

const TEXT = { type: 'string', maxLength: 2000 } as const;
const CHANGES = {
  type: 'array',
  maxItems: 5000,
  items: bodyOf({ id: TEXT, source: TEXT, before: TEXT, target: TEXT, same: { type: 'boolean' } }),
} as const;

const NEW_BRAND = {
  id: { type: 'string', maxLength: 40 },
  name: { type: 'string', maxLength: 60 },
  category: { enum: CATEGORIES },
  market: { enum: MARKETS },
} as const;

const STATUS = { saved: 200, conflict: 409, invalid: 422 } as const;

function bodyOf(properties: Readonly<Record<string, unknown>>) {
  const required = Object.keys(properties);
  return { type: 'object', additionalProperties: false, required, properties };
}

function noBrand(reply: FastifyReply, id: string): FastifyReply {
  return reply.code(404).send({ message: `There is no brand '${id}'.` });
}
