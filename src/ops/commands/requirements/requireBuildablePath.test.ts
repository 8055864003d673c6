import { expect, it } from 'vitest';
import { requireBuildablePath } from './requireBuildablePath.ts';

it.each(['#', '?', '*', '$'])('refuses a path with %s, and says what to do', (character) => {
  expect(() => requireBuildablePath(`/home/ada/c${character}/checkout`)).toThrow(
    `whose path contains '${character}': /home/ada/c${character}/checkout. Move it`,
  );
});

it.each(['my work', 'été', "a'b(c)[d]{e}&f", 'a%20b', 'a+b@c=d;e', 'C:\\Users\\ada'])(
  'accepts a path with %s',
  (name) => {
    expect(requireBuildablePath(`/home/${name}/checkout`)).toBeUndefined();
  },
);
