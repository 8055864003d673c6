import { expect, it } from 'vitest';
import { crowdedFolders, MOST_IN_A_FOLDER, measureFolders } from './measureFiles.ts';

const filesIn = (folder: string, count: number, end: string) =>
  Array.from({ length: count }, (_, index) => `${folder}/file${index}${end}`);

it('finds a folder of too many sources, and no other', () => {
  const paths = [
    ...filesIn('src/full', MOST_IN_A_FOLDER, '.ts'),
    ...filesIn('src/full', MOST_IN_A_FOLDER, '.test.ts'),
    ...filesIn('src/full', MOST_IN_A_FOLDER, '.css'),
    ...filesIn('src/full/room', 1, '.ts'),
    ...filesIn('tests/crowded', MOST_IN_A_FOLDER + 1, '.spec.ts'),
  ];
  expect(crowdedFolders(measureFolders(paths))).toEqual([
    'tests/crowded: 26 files, at most 25. Give it rooms by noun.',
  ]);
});

it('lets what grows by its nature grow', () => {
  const paths = filesIn('src/server/storage/migrations', MOST_IN_A_FOLDER + 1, '.ts');
  expect(crowdedFolders(measureFolders(paths))).toEqual([]);
});
