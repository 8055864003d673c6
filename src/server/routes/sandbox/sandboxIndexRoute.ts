import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demoBrandIds } from '../../brands/demoBrands.ts';
import { TAKEN_EMAIL } from '../../commands/demo/demoPeople.ts';
import { sendCompressed } from '../../http/sendCompressed.ts';
import { cardOfBrand } from '../../pages/sandbox-index/cardOfBrand.ts';
import {
  renderSandboxIndex,
  type SandboxIndex,
} from '../../pages/sandbox-index/renderSandboxIndex.ts';
import type { SandboxCard } from '../../pages/sandbox-index/SandboxCard.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { logoRoute } from '../brandObjectRoutes.ts';

/** This machine's own names, without a brand's subdomain. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** The index of brands at http://localhost, with the sandbox on. */
export function sandboxIndexRoute(app: FastifyInstance, deps: ServerDeps): void {
  const constraints = { host: THIS_MACHINE };
  logoRoute(app, deps, constraints);
  app.get('/', { constraints }, async (request, reply) => {
    const cards = await cardsOf(deps);
    const count = Object.keys(deps.brands.current().index.brands).length;
    return sendIndex(request, reply, { cards, others: count - cards.length });
  });
}

async function cardsOf({
  brands,
  methods,
}: Pick<ServerDeps, 'brands' | 'methods'>): Promise<readonly SandboxCard[]> {
  const snapshot = brands.current();
  const ids = demoBrandIds(snapshot.index);
  const built = await Promise.all(ids.map((id) => snapshot.brand(id)));
  return built.flatMap((brand) => {
    if (brand === null) return [];
    const otherId = ids.find((id) => id !== brand.brand.id) ?? null;
    const logoUrl = (object: string) => `/brand-assets/${object}`;
    return [cardOfBrand(brand, { otherId, logoUrl, methods })];
  });
}

function sendIndex(
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Pick<SandboxIndex, 'cards' | 'others'>,
): Promise<FastifyReply> {
  const port = request.port ?? 80;
  const { html, styleHash } = renderSandboxIndex({ ...shown, port, takenEmail: TAKEN_EMAIL });
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' ${styleHash}; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'`,
    );
  return sendCompressed(request, reply, html);
}
