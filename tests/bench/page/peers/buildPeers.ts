import { reasonOf } from '../runRounds.ts';
import { type BuiltPeer, buildPeer } from './buildPeer.ts';
import { PEERS } from './peers.ts';

/** The peers by folder: those that were built, and why others were not. */
export interface BuiltPeers {
  readonly pages: ReadonlyMap<string, BuiltPeer>;
  readonly faults: ReadonlyMap<string, string>;
}

export async function buildPeers(folder: string): Promise<BuiltPeers> {
  const pages = new Map<string, BuiltPeer>();
  const faults = new Map<string, string>();
  for (const peer of PEERS) {
    try {
      pages.set(peer.folder, await buildPeer(folder, peer));
    } catch (error) {
      faults.set(peer.folder, `it does not build: ${reasonOf(error)}`);
    }
  }
  return { pages, faults };
}
