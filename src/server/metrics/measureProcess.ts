import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { HashLoad } from '../security/hashPassword.ts';

/** What is measured of this process at the moment when somebody asks. */
export interface MeasuredProcess {
  readonly hashLoad: () => HashLoad;
  /** In milliseconds. */
  readonly loopDelay: () => number;
}

/** Adds what the process does just now: its queue, its loop, and prom-client's own figures. */
export function measureProcess(registry: Registry, { hashLoad, loopDelay }: MeasuredProcess): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const delay: Gauge = new Gauge({
    name: 'signup_event_loop_delay_seconds',
    help: 'How late the event loop is, by which page views are refused',
    registers,
    aggregator: 'max',
    collect: () => delay.set(loopDelay() / 1000),
  });
  const hashing = new Gauge({
    name: 'signup_hashing',
    help: 'Passwords that are hashed, or wait for it',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = hashLoad();
      hashing.set({ state: 'running' }, running);
      hashing.set({ state: 'waiting' }, waiting);
    },
  });
}
