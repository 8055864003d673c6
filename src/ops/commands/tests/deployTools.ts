import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What checks the files of docs/deploy, where it is installed. */
export const DEPLOY_TOOLS = ['nginx', 'systemd-analyze'] as const;

export type DeployTool = (typeof DEPLOY_TOOLS)[number];

/** Where programs of the system may be that no user's path names. */
const SYSTEM = ['/usr/sbin', '/usr/bin'];

/** Says why a tool cannot check its file here; null where it can. */
export function whyNoTool(
  tool: DeployTool,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  return findTool(tool, environment) === null ? `${tool} is not installed` : null;
}

/** Finds a tool's program; null where it is not installed. */
export function findTool(
  tool: DeployTool,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const folders = [...(environment['PATH'] ?? '').split(delimiter), ...SYSTEM];
  const places = folders.filter((folder) => folder !== '').map((folder) => join(folder, tool));
  return places.find((place) => existsSync(place)) ?? null;
}
