import { resolve } from 'node:path';
import type { Result } from '../core/contract/Result.ts';
import { isLoopbackHost } from './isLoopbackHost.ts';
import { liveKeys } from './liveKeys.ts';

export interface SandboxSettings {
  /** Port of the pages and the providers' HTTP; 0 takes any free one. */
  readonly port: number;
  /** Port for incoming mail; 0 takes any free one. */
  readonly smtpPort: number;
  /** Absolute path of the directory with the sandbox's storage. */
  readonly dataDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(
  environment: Environment,
  name: string,
  standard: number,
): Result<number, string> {
  const text = environment[name] ?? '';
  if (text === '') return { ok: true, value: standard };
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return { ok: true, value: port };
  return { ok: false, error: `${name} is '${text}': write a port from 0 to 65535.` };
}

function refusal(environment: Environment): string | null {
  if (environment['NODE_ENV'] === 'production') {
    return 'The sandbox does not run with NODE_ENV=production: use the real providers there.';
  }
  const host = environment['HOST'] ?? '';
  if (host !== '' && !isLoopbackHost(host)) {
    return `The sandbox answers on this machine only, and HOST is '${host}': unset HOST, or write 127.0.0.1.`;
  }
  const keys = liveKeys(environment);
  if (keys.length === 0) return null;
  return `The sandbox does not run beside live keys: unset ${keys.join(', ')}, or start without the sandbox.`;
}

/** Reads the sandbox's settings, once. The error is one line that says what to do. */
export function readSandboxSettings(environment: Environment): Result<SandboxSettings, string> {
  const refused = refusal(environment);
  if (refused !== null) return { ok: false, error: refused };
  const port = readPort(environment, 'SANDBOX_PORT', 4010);
  if (!port.ok) return port;
  const smtpPort = readPort(environment, 'SANDBOX_SMTP_PORT', 4025);
  if (!smtpPort.ok) return smtpPort;
  if (port.value !== 0 && port.value === smtpPort.value) {
    const error = `SANDBOX_PORT and SANDBOX_SMTP_PORT are both ${port.value}: give each its own.`;
    return { ok: false, error };
  }
  const dataDir = resolve(environment['SANDBOX_DATA_DIR'] || 'data/sandbox');
  return { ok: true, value: { port: port.value, smtpPort: smtpPort.value, dataDir } };
}
