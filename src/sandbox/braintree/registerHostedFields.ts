import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The frame's script as built by `npm run build`. */
const SCRIPT = join(import.meta.dirname, '../../../dist/sandbox/hostedFieldsFrame.js');

/** The frame may connect only to its own origin, and only that origin may embed it. */
const FRAME_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const FRAME = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Card field</title>
<link rel="stylesheet" href="/sandbox/braintree/hosted-fields-frame.css">
<script src="/sandbox/braintree/hosted-fields-frame.js" defer></script>
</head>
<body></body>
</html>
`;

/**
 * The card provider in the browser: the frame for each card field, and the address for the SDK's
 * analytics.
 */
export function registerHostedFields(app: FastifyInstance): void {
  const stylesheet = readFileSync(
    join(import.meta.dirname, 'browser/hostedFieldsFrame.css'),
    'utf8',
  );
  app.get('/sandbox/braintree/hosted-fields-frame.html', (_request, reply) =>
    reply.header('content-security-policy', FRAME_CSP).type('text/html; charset=utf-8').send(FRAME),
  );
  app.get('/sandbox/braintree/hosted-fields-frame.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  );
  app.get('/sandbox/braintree/hosted-fields-frame.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await readFile(SCRIPT)),
  );
  app.post('/sandbox/braintree/analytics', (_request, reply) => reply.code(204).send());
}
