import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { maskPersonal } from '../../core/rules/masking/maskPersonal.ts';
import { maskText } from '../../core/rules/masking/maskText.ts';
import { DatabaseAway } from '../storage/faults/DatabaseAway.ts';
import { logDestination } from './logDestination.ts';
import { mostAMinute } from './mostAMinute.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface LoggerOptions {
  readonly level: LogLevel;
  /** Called for each logged error with its masked fields and its message. */
  readonly onError?: (line: Readonly<Record<string, unknown>>, message: string) => void;
  /** Standard output, unless a test reads the log. */
  readonly destination?: DestinationStream;
}

/** Pino's number for the level 'error'. */
const ERROR = 50;

/**
 * How often a minute an unavailable database is an error. While it is away every call has that error,
 * and with its stack, and a report for each, it would fill the disk and the report service.
 */
const MOST_AWAY = 10;

/** A request as logged: method and masked path, never the query, headers or body. */
interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly host: string;
}

/** The server's log: one JSON line for each entry, without personal data. */
export function createLogger({
  level,
  destination = logDestination(),
  onError,
}: LoggerOptions): FastifyBaseLogger {
  const mayBeAway = mostAMinute(MOST_AWAY);
  const options = {
    level,
    base: null,
    serializers: {
      req: ({ method, url, host }: LoggedRequest) => ({ method, path: pathOf(url), host }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, number: number) {
        if (number < ERROR) return method.apply(this, args);
        const [line, message] = args;
        const text = typeof message === 'string' ? message : '';
        const { err, ...names } = Object(line);
        if (err instanceof DatabaseAway && !mayBeAway()) {
          const short = { ...names, cause: err.message };
          // Where warnings are left out, it is the only line about an order, for example.
          return this.isLevelEnabled('warn')
            ? this.warn(short, text)
            : method.apply(this, [short, text]);
        }
        onError?.(maskEverything(Object(line)), text);
        return method.apply(this, args);
      },
    },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: maskEverything,
    },
  };
  return pino(options, destination);
}

/** Masks everything except requests and answers, whose serializers select what may be logged. */
function maskEverything(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => {
      if (name === 'req' || name === 'res') return [name, value];
      const masked = maskPersonal({ [name]: value });
      return [name, Reflect.get(Object(masked), name)];
    }),
  );
}

/** What begins a query or parameters, also where a mail program has encoded it. */
const PARAMETERS = /[?;#]|%3f|%3b|%23/i;

function pathOf(url: string): string {
  return maskText(url.split(PARAMETERS, 1)[0] ?? '');
}
