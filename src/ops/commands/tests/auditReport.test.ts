import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { readAudit } from './auditReport.ts';

const audit = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });

it('separates serious faults from others', () => {
  const written = audit({
    one: { range: '<1.2.3', severity: 'critical' },
    two: { range: '*', severity: 'high' },
    three: { range: '1.x', severity: 'moderate' },
    four: { range: '1.x', severity: 'low' },
  });
  expect(readAudit(written)).toEqual({
    kind: 'known',
    report: {
      serious: ['one <1.2.3: critical', 'two *: high'],
      others: ['three 1.x: moderate', 'four 1.x: low'],
    },
  });
});

it('knows that nothing is known to be wrong', () => {
  expect(readAudit(audit({}))).toEqual({ kind: 'known', report: { serious: [], others: [] } });
});

it.each([
  [
    JSON.stringify({
      message: '405 Method Not Allowed - POST https://name:word@registry.example/-/npm/v1/x',
      error: { summary: '', detail: '' },
    }),
    "the registry says '405 Method Not Allowed'",
  ],
  [
    JSON.stringify({ message: 'request to https://name:word@registry.example/x failed, reason: ' }),
    "the registry says 'request to failed, reason: '",
  ],
  [JSON.stringify({ error: {} }), 'npm audit gave no report'],
  ['', 'npm audit gave no answer'],
  ['npm error', 'npm audit gave no answer'],
  ['null', 'npm audit gave no answer'],
])('does not pass where the registry gave no report (case %#)', (written, reason) => {
  expect(readAudit(written)).toEqual({ kind: 'notKnown', reason });
});

it.each([
  ['a serious fault fails', { one: { range: '*', severity: 'high' } }, 1, '1 serious'],
  ['others are named', { one: { range: '*', severity: 'moderate' } }, 0, 'one *: moderate'],
  ['none passes', {}, 0, '0 serious faults known, 0 others'],
])('in the step, %s', async (_name, vulnerabilities, code, said) => {
  const file = join(await aTemporaryFolder(), 'audit.json');
  writeFileSync(file, audit(vulnerabilities));
  const script = join(import.meta.dirname, '../../../../scripts/checks/audit.ts');
  const { status, stdout } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });

  expect(status).toBe(code);
  expect(stdout).toContain(said);
});
