import { expect, it } from 'vitest';
import { fileFault } from './fileFault.ts';

function saidOf(code: string): string | null {
  const error = Object.assign(new Error(`${code}: open`), { code, path: '/srv/brands/acme.json' });
  return fileFault(error, 'run this again');
}

it.each(['EACCES', 'EPERM'])(
  'asks for both permissions after %s, which does not say whether the file was to be read',
  (code) => {
    expect(saidOf(code)).toBe(
      '/srv/brands/acme.json cannot be used: this user may not. Make it readable and writable, then run this again.',
    );
  },
);

it.each(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EMFILE', 'ENAMETOOLONG'])(
  'leaves %s, for which no single advice is right, to the words of the system',
  (code) => {
    expect(saidOf(code)).toBeNull();
  },
);
