import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import type { AlertCase } from './AlertCase.ts';
import { ORDER_CASES } from './orderCases.ts';
import { PROCESS_CASES } from './processCases.ts';

const ALERT_CASES = [...PROCESS_CASES, ...ORDER_CASES];

const RULES = join(import.meta.dirname, '../../docs/metrics/alerts.yml');
const PROMTOOL = process.env['TEST_PROMTOOL'] ?? '';

interface Rule {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
const rules: readonly Rule[] = parse(readFileSync(RULES, 'utf8')).groups[0].rules;

/** The texts of an alert that fires with these labels. */
function textsOf({ annotations }: Rule, labels: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(annotations).map(([name, text]) => [
      name,
      text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_all, label: string) => labels[label] ?? ''),
    ]),
  );
}

/** The case as promtool reads it. */
function toTest({ alert, at, fires, series }: AlertCase) {
  const rule = rules.find((it) => it.alert === alert);
  if (rule === undefined) throw new Error(`docs/metrics/alerts.yml has no rule ${alert}`);
  const expected = fires && {
    exp_labels: { ...rule.labels, ...fires },
    exp_annotations: textsOf(rule, fires),
  };
  return {
    rule_files: [RULES],
    evaluation_interval: '15s',
    tests: [
      {
        interval: '15s',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [
          { eval_time: at, alertname: alert, exp_alerts: expected === null ? [] : [expected] },
        ],
      },
    ],
  };
}

it('promtool finds nothing wrong with the rules', () => {
  const { status, stderr, stdout } = spawnSync(PROMTOOL, ['check', 'rules', RULES], {
    encoding: 'utf8',
  });

  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`SUCCESS: ${rules.length} rules found`);
});

it.each(ALERT_CASES)('$alert, when $when', async (it) => {
  // JSON is YAML.
  const file = join(await aTemporaryFolder(), 'case.yml');
  await writeFile(file, JSON.stringify(toTest(it)));

  const { status, stderr, stdout } = spawnSync(PROMTOOL, ['test', 'rules', file], {
    encoding: 'utf8',
  });

  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});

it('has a case for each rule that fires', () => {
  const firing = new Set(ALERT_CASES.filter(({ fires }) => fires !== null).map((it) => it.alert));

  expect([...firing].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});
