import { expect, it } from 'vitest';
import { formatBrandFile } from './formatBrandFile.ts';

const schema = {
  properties: {
    id: {},
    hosts: {},
    theme: { $ref: '#/definitions/theme' },
    pages: { items: { properties: { widget: {}, when: {} } } },
  },
  definitions: { theme: { properties: { accent: {}, ink: {} } } },
};

it("writes keys in the schema's order, through references and lists", () => {
  const value = {
    pages: [{ when: 'always', widget: 'email' }],
    theme: { ink: '#000000', accent: '#ff0000' },
    id: 'acme',
  };
  expect(formatBrandFile(value, schema)).toBe(
    [
      '{',
      '  "id": "acme",',
      '  "theme": { "accent": "#ff0000", "ink": "#000000" },',
      '  "pages": [{ "widget": "email", "when": "always" }]',
      '}',
      '',
    ].join('\n'),
  );
});

it('keeps an object on several lines, and everything around it', () => {
  const before = '{\n  "theme": {\n    "accent": "#ff0000"\n  }\n}\n';
  expect(formatBrandFile({ theme: { accent: '#00ff00' } }, schema, before)).toBe(
    before.replace('#ff0000', '#00ff00'),
  );
});

it('breaks a line that is too long', () => {
  const hosts = ['one', 'two', 'three'].map((it) => `${it.repeat(8)}.example.com`);
  expect(formatBrandFile({ hosts }, schema).split('\n')).toHaveLength(8);
});

it('keeps the line ends of the file', () => {
  expect(formatBrandFile({ id: 'a' }, schema, '{\r\n  "id": "b"\r\n}\r\n')).toBe(
    '{\r\n  "id": "a"\r\n}\r\n',
  );
});

it('is not misled by brackets, quotes and escapes in texts', () => {
  const before = '{\n  "id": "a{[\\"\\n:,",\n  "theme": { "accent": "]" }\n}\n';
  expect(formatBrandFile(JSON.parse(before), schema, before)).toBe(before);
});
