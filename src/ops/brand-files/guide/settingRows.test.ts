import { expect, it } from 'vitest';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { settingRows } from './settingRows.ts';

const DEFINITIONS = {
  colour: { shownAs: '`#rrggbb`', type: 'string' },
  line: { type: 'string', maxLength: 90 },
  kind: { shownAs: 'a kind', enum: ['paid', 'free'] },
} satisfies Readonly<Record<string, JsonSchema>>;

const rowsOf = (properties: Readonly<Record<string, JsonSchema>>) =>
  settingRows({ properties, definitions: DEFINITIONS });

it('describes a setting by its path, its description and what it serves', () => {
  const rows = rowsOf({
    theme: {
      serves: '1.0.1, 1.0.2',
      properties: {
        accent: { description: 'The main colour.', $ref: '#/definitions/colour' },
        ink: { description: 'Text.', serves: '2.0.1', $ref: '#/definitions/colour' },
      },
    },
    id: { description: 'The identifier.', type: 'string' },
  });
  expect([...rows]).toEqual([
    [
      'theme',
      [
        {
          path: 'theme.accent',
          about: 'The main colour',
          values: '`#rrggbb`',
          serves: '1.0.1, 1.0.2',
        },
        { path: 'theme.ink', about: 'Text', values: '`#rrggbb`', serves: '2.0.1' },
      ],
    ],
    ['id', [{ path: 'id', about: 'The identifier', values: 'text', serves: '–' }]],
  ]);
});

it.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ $ref: '#/definitions/line' }, 'text, up to 90 characters'],
  [{ type: 'boolean' }, '`true`, `false`'],
  [{ type: 'number' }, 'a number'],
  [{ type: 'integer', minimum: 1, maximum: 30 }, 'a number, 1 to 30'],
  [{ enum: ['US', 'CA'] }, '`US`, `CA`'],
  [{ $ref: '#/definitions/kind' }, 'a kind'],
  [{ type: 'array', items: { $ref: '#/definitions/kind' } }, 'a list of kinds'],
  [{ type: 'array', items: { enum: ['CC', 'GC'] } }, 'a list of `CC`, `GC`'],
  [
    { type: 'array', items: { properties: { province: {}, rate: {} } } },
    'a list of `province` and `rate`',
  ],
])('shows which values %j accepts', (node, values) => {
  expect(rowsOf({ key: node }).get('key')?.[0]?.values).toBe(values);
});
