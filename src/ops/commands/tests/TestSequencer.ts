import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { byWorkerAndRoom, environmentIn, type TestFile } from './byWorkerAndRoom.ts';

/** Orders files by `byWorkerAndRoom`, and otherwise as vitest does. */
export class TestSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const known = sorted.map((specification) => ({ specification, ...aboutFile(specification) }));
    return known.toSorted(byWorkerAndRoom).map(({ specification }) => specification);
  }
}

function aboutFile({ moduleId, project }: TestSpecification): TestFile {
  const environment = environmentIn(readFileSync(moduleId, 'utf8')) ?? project.config.environment;
  return { project: project.name, environment, path: moduleId };
}
