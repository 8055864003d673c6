import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuiltFile, buildInMemory } from './buildInMemory.ts';
import type { Peer } from './peers.ts';

/** A peer's page, ready to be served. */
export interface BuiltPeer {
  readonly html: string;
  /** Path → content of every file. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Builds a peer's page for production. `folder` contains the peers' package, installed. */
export async function buildPeer(
  folder: string,
  peer: Pick<Peer, 'folder' | 'name' | 'rendered'>,
): Promise<BuiltPeer> {
  const entry = join(folder, 'src', peer.folder, 'client');
  const built = await buildEntry(folder, entry);
  const contents = new Map(built.map((it) => [`/${it.fileName}`, contentOf(it)]));
  const script = built.find((it) => it.type === 'chunk' && it.isEntry)?.fileName ?? '';
  const styles = built.filter((it) => it.fileName.endsWith('.css'));
  const css = styles.map((it) => contentOf(it).toString()).join('\n');
  if (peer.rendered === 'browser') {
    const links = styles.map((it) => `<link rel="stylesheet" href="/${it.fileName}">`);
    return { html: documentOf(links.join(''), script, ''), files: contents };
  }
  const markup = await renderMarkup(folder, peer.folder);
  return { html: documentOf(`<style>${css.trim()}</style>`, script, markup), files: contents };
}

/** Builds one entry as a separate site. */
export function buildEntry(
  root: string,
  entry: string,
  ssr = false,
): Promise<readonly BuiltFile[]> {
  return buildInMemory({
    root,
    configFile: false,
    plugins: [react()],
    // Some of them expect a `global`.
    define: { 'process.env.NODE_ENV': '"production"', ...(!ssr && { global: 'globalThis' }) },
    build: {
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      ssr,
      rolldownOptions: { input: entry, ...(ssr && { output: { codeSplitting: false } }) },
    },
    ssr: { noExternal: true },
  });
}

export function contentOf(file: BuiltFile): Buffer {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}

/** Runs a peer's server half. */
async function renderMarkup(root: string, peer: string): Promise<string> {
  const [server] = await buildEntry(root, join(root, 'src', peer, 'server'), true);
  if (server === undefined) throw new Error(`${peer} has no half for the server.`);
  // The package.json in this folder decides how Node reads the file.
  const folder = await mkdtemp(join(root, 'server-'));
  try {
    const file = join(folder, 'server.js');
    await writeFile(file, contentOf(server));
    const half: { renderMarkup: () => string } = await import(pathToFileURL(file).href);
    return half.renderMarkup();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function documentOf(head: string, script: string, markup: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Create your account – Slotbook</title><link rel="icon" href="data:,">',
    `<link rel="modulepreload" href="/${script}">${head}</head>`,
    `<body><div id="root">${markup}</div>`,
    `<script type="module" src="/${script}"></script></body></html>`,
  ].join('');
}
