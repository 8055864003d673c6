import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** Makes a part of the sandbox read forms, as URLSearchParams. */
export function acceptForms(part: FastifyInstance): void {
  part.removeContentTypeParser(FORM);
  part.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}

/** Returns a form's fields; none when something else was sent. */
export function fieldsOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
