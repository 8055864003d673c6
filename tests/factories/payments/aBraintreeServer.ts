import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export interface ProviderCall {
  /** Such as 'POST /merchants/software-us/client_token'. */
  readonly line: string;
  readonly authorization: string;
  readonly body: unknown;
}

/** The provider's answer to one call: a status and XML, or no answer at all. */
export type ProviderAnswer = { readonly status: number; readonly xml: string } | 'hangUp';

export interface BraintreeServer {
  readonly url: string;
  readonly calls: ProviderCall[];
}

/** A card provider with the given answers, in order. */
export async function aBraintreeServer(
  answers: readonly ProviderAnswer[],
): Promise<BraintreeServer> {
  const calls: ProviderCall[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization = '' } = request.headers;
    const body = await bodyOf(request);
    const answer = answers[calls.length] ?? 'hangUp';
    calls.push({ line: `${request.method} ${request.url}`, authorization, body });
    if (answer === 'hangUp') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/xml; charset=utf-8' });
    response.end(answer.xml);
  }
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}`, calls };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

/** A transaction in the provider's XML. */
export function transactionXml(fields: Readonly<Record<string, string>> = {}): string {
  const all = {
    id: 'tx1',
    status: 'authorized',
    type: 'sale',
    amount: '49.05',
    'currency-iso-code': 'USD',
    ...fields,
  };
  const members = Object.entries(all).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<transaction>${members.join('')}<credit-card><token>card1</token><card-type>Visa</card-type><last-4>1111</last-4></credit-card><customer><id>customer1</id></customer></transaction>`;
}

/** A refusal, with the codes of validation errors or with the declined transaction. */
export function errorXml(codes: readonly string[], transaction = ''): string {
  const errors = codes.map(
    (code) => `<error><code>${code}</code><attribute>base</attribute><message>No</message></error>`,
  );
  return `<api-error-response><errors><errors type="array"/><transaction><errors type="array">${errors.join('')}</errors></transaction></errors><message>No</message>${transaction}</api-error-response>`;
}

/** The ids in a search result. */
export function searchXml(ids: readonly string[]): string {
  const items = ids.map((id) => `<item>${id}</item>`).join('');
  return `<search-results><page-size type="integer">50</page-size><ids type="array">${items}</ids></search-results>`;
}
