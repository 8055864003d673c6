import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './listenLocally.ts';

/** One item that a page or the server sent to the report service. */
export interface ReportedItem {
  /** event, transaction, replay_event or replay_recording. */
  readonly type: string;
  /** Its content; for a recording the list of what happened on the page. */
  readonly payload: unknown;
  /** The envelope's information on the item's trace. */
  readonly trace: unknown;
  readonly path: string;
}

export interface ReportService {
  readonly dsn: string;
  readonly items: readonly ReportedItem[];
  /** All bodies received so far, unchanged. */
  readonly bodies: readonly string[];
  readonly stop: () => Promise<void>;
}

/** A report service on its own port, which parses and stores each envelope. */
export async function startReportService(): Promise<ReportService> {
  const items: ReportedItem[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      items.push(...itemsIn(body, request.url ?? ''));
      response.end('{}');
    });
  });
  const { port, stop } = await listenLocally(server);
  return { dsn: `http://0123456789abcdef@127.0.0.1:${port}/42`, items, bodies, stop };
}

/** An envelope without lengths: one line for each header and each payload. */
function itemsIn(body: string, path: string): ReportedItem[] {
  const [header, ...lines] = body.split('\n').filter((line) => line !== '');
  const { trace } = JSON.parse(header ?? '{}');
  const items: ReportedItem[] = [];
  while (lines.length > 0) {
    const { type } = JSON.parse(lines.shift() ?? '');
    // A recording has its own header.
    if (type === 'replay_recording') lines.shift();
    items.push({ type, payload: JSON.parse(lines.shift() ?? 'null'), trace, path });
  }
  return items;
}
