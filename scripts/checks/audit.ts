/** Judges the registry's audit of the packages: fails for a serious fault, and lists the others. */
import { readFileSync } from 'node:fs';
import { readAudit } from '../../src/ops/commands/tests/auditReport.ts';

const answer = readAudit(readFileSync(process.argv[2] ?? '', 'utf8'));
if (answer.kind === 'notKnown') throw new Error(answer.reason);
const { others, serious } = answer.report;
for (const line of others) console.log(line);
for (const line of serious) console.error(line);
console.log(`${serious.length} serious faults known, ${others.length} others`);
if (serious.length > 0) process.exitCode = 1;
