import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseWatch } from '../storage/DatabaseWatch.ts';

/** From a row in SQLite's memory to a statement near its time-out. */
const QUERY_SECONDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15];

/** Counts the database's statements and errors in a registry. */
export function watchInto(registry: Registry): DatabaseWatch {
  const registers = [registry];
  const queries = new Histogram({
    name: 'signup_database_query_seconds',
    help: 'Time of a statement',
    labelNames: ['outcome'],
    buckets: QUERY_SECONDS,
    registers,
  });
  const conflicts = new Counter({
    name: 'signup_database_conflicts_total',
    help: 'Statements in conflict with another transaction, which are run again',
    registers,
  });
  return {
    answered: (seconds, isDone) =>
      queries.observe({ outcome: isDone ? 'done' : 'failed' }, seconds),
    conflicted: () => conflicts.inc(),
    pooled(state) {
      const connections = new Gauge({
        name: 'signup_database_connections',
        help: 'Connections to the database',
        labelNames: ['state'],
        registers,
        collect() {
          const { idle, open } = state();
          connections.set({ state: 'idle' }, idle);
          connections.set({ state: 'used' }, open - idle);
        },
      });
      const waiting: Gauge = new Gauge({
        name: 'signup_database_waiting',
        help: 'Requests that wait for a connection to the database',
        registers,
        collect: () => waiting.set(state().waiting),
      });
    },
  };
}
