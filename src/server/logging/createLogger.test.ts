import { expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseAway } from '../storage/faults/DatabaseAway.ts';
import { createLogger, type LogLevel } from './createLogger.ts';

/** A log with the errors that it reports, and a clock. */
function aLog(level: LogLevel = 'info') {
  const lines: string[] = [];
  const reports: string[] = [];
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const logger = createLogger({
    level,
    destination: { write: (line: string) => void lines.push(line) },
    onError: (_line, message) => void reports.push(message),
  });
  const errors = () => lines.filter((line) => line.includes('"level":"error"'));
  return { clock, errors, lines, logger, reports };
}

const away = () => new DatabaseAway(new Error('connect ECONNREFUSED 127.0.0.1:5432'));

it('calls while the database is away fill neither the disk nor the report service', () => {
  const { clock, errors, lines, logger, reports } = aLog();
  const failAll = () => {
    for (let call = 0; call < 500; call += 1) {
      logger
        .child({ reqId: String(call) })
        .error({ err: away(), code: 'DATABASE_AWAY' }, 'It failed');
    }
  };

  failAll();
  expect([errors().length, reports.length, lines.length]).toEqual([10, 10, 500]);
  clock.mockReturnValue(60_000);
  failAll();
  expect([errors().length, reports.length]).toEqual([20, 20]);
});

it('the others say in short which call failed and why', () => {
  const { lines, logger } = aLog();
  const names = { attemptId: 'attempt-1', code: 'DATABASE_AWAY' };
  for (let call = 0; call < 11; call += 1) logger.error({ err: away(), ...names }, 'It failed');

  const { time: _time, ...last } = JSON.parse(lines.at(-1) ?? '');
  expect(last).toEqual({
    level: 'warn',
    ...names,
    cause: 'The database is away: connect ECONNREFUSED 127.0.0.1:5432',
    msg: 'It failed',
  });
});

it('a log of errors only keeps the others too, because an order may be among them', () => {
  const { lines, logger, reports } = aLog('error');
  for (let call = 0; call < 11; call += 1)
    logger.error({ err: away(), attemptId: String(call) }, 'It failed');

  expect([lines.length, reports.length]).toEqual([11, 10]);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 'error', attemptId: '10' });
  expect(lines.at(-1)).not.toContain('stack');
});

it('every other error is logged with its stack, and reported', () => {
  const { errors, logger, reports } = aLog();
  for (let call = 0; call < 50; call += 1)
    logger.error({ err: new TypeError('No x') }, 'It failed');

  expect([errors().length, reports.length]).toEqual([50, 50]);
  expect(errors().every((line) => line.includes('"stack":"TypeError: No x'))).toBe(true);
});
