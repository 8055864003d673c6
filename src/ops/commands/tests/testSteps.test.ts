import { expect, it } from 'vitest';
import { testSteps } from './testSteps.ts';

it('starts the longest parallel step first, and leaves every core to the journeys', () => {
  const steps = testSteps('/reports');
  const [first, second, third] = steps;
  expect([first?.name, second?.name, third?.name, third?.beside]).toEqual([
    'build',
    'programs',
    'units',
    { needs: ['build', 'programs'] },
  ]);
  expect(steps.find(({ name }) => name === 'postgres')?.beside).toBeDefined();
  expect(steps.find(({ name }) => name === 'journeys')?.beside).toBeUndefined();
});
