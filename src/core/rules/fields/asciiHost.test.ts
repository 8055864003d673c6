import { expect, it } from 'vitest';
import { asciiHost } from './asciiHost.ts';

it.each([
  ['example.com', 'example.com'],
  ['Example.COM', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['bu\u0308cher.example', 'xn--bcher-kva.example'],
  ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['例子.公司', 'xn--fsqu00a.xn--55qx5d'],
])("'%s' becomes '%s'", (host, ascii) => {
  expect(asciiHost(host)).toBe(ascii);
});

it.each(['ex ample.com', 'exa\u202emple.com', 'ü/path', 'ü:80', 'ü@host', ''])(
  "'%s' is invalid",
  (host) => {
    expect(asciiHost(host)).toBeNull();
  },
);
