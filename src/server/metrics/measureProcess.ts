import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { HashLoad } from '../security/hashPassword.ts';

export const LINES_DROPPED = 'Lines of the log that could not be written';

/** What is measured of this process at each scrape. */
export interface MeasuredProcess {
  readonly hashLoad: () => HashLoad;
  /** In milliseconds. */
  readonly loopDelay: () => number;
  /** How many lines of the log could not be written since the process began. */
  readonly droppedLines: () => number;
}

/**
 * Adds the current state of the process: its queue, its event loop, its log, and prom-client's own
 * metrics.
 */
export function measureProcess(
  registry: Registry,
  { hashLoad, loopDelay, droppedLines }: MeasuredProcess,
): void {
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
  const dropped = new Counter({
    name: 'signup_log_lines_dropped_total',
    help: LINES_DROPPED,
    registers,
    collect() {
      dropped.reset();
      dropped.inc(droppedLines());
    },
  });
}
