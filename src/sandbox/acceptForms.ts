import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** Has a part of the sandbox read forms: their fields are URLSearchParams. */
export function acceptForms(part: FastifyInstance): void {
  part.removeContentTypeParser(FORM);
  part.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}

/** A form's fields; none where something else was sent. */
export function fieldsOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
