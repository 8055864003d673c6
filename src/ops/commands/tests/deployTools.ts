import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The tools that check the files of docs for an operator, if they are installed. */
export type DeployTool = 'nginx' | 'promtool' | 'systemd-analyze';

/** Folders of system programs that may not be on a user's PATH. */
const SYSTEM = ['/usr/sbin', '/usr/bin'];

/** Returns why a tool cannot check its file here, or null. */
export function whyNoTool(
  tool: DeployTool,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  return findTool(tool, environment) === null ? `${tool} is not installed` : null;
}

/** Returns a tool's program; null when it is not installed. */
export function findTool(
  tool: DeployTool,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const folders = [...(environment['PATH'] ?? '').split(delimiter), ...SYSTEM];
  const places = folders.filter((folder) => folder !== '').map((folder) => join(folder, tool));
  return places.find((place) => existsSync(place)) ?? null;
}
