import { expect, it } from 'vitest';
import { sheetsByPart } from './sheetsByPart.ts';

const WIDGETS = 'src/page/widgets';

/** Describes a project by its modules: what each imports, and what it loads later. */
function sheetsOf(modules: Readonly<Record<string, { now?: string[]; later?: string[] }>>) {
  const links = new Map(Object.entries(modules).map(([path, it]) => [`/root/${path}`, it]));
  const ids = (paths: readonly string[] = []) => paths.map((path) => `/root/${path}`);
  return sheetsByPart('/root', {
    ids: [...links.keys()],
    linksOf: (id) => ({
      importedIds: ids(links.get(id)?.now),
      dynamicallyImportedIds: ids(links.get(id)?.later),
    }),
  });
}

it('a part needs the sheets of all that it imports, now or later', () => {
  const { shell, widgets } = sheetsOf({
    'src/page/app/hydrate.tsx': {
      now: ['src/page/ui/base.css'],
      later: ['src/page/app/Modal.tsx'],
    },
    'src/page/app/Modal.tsx': { now: ['src/page/app/Modal.module.css'] },
    [`${WIDGETS}/email/Email.tsx`]: { now: ['src/page/ui/Field.tsx'] },
    'src/page/ui/Field.tsx': { now: ['src/page/ui/Field.module.css?used'] },
  });

  expect(shell).toEqual(['src/page/app/Modal.module.css', 'src/page/ui/base.css']);
  expect(widgets).toEqual({ email: ['src/page/ui/Field.module.css'] });
});

it('ignores the lists of all widgets', () => {
  const { shell, widgets } = sheetsOf({
    'src/page/app/hydrate.tsx': { now: [`${WIDGETS}/generated/entryWidgets.ts`] },
    [`${WIDGETS}/generated/entryWidgets.ts`]: { now: [`${WIDGETS}/email/Email.tsx`] },
    [`${WIDGETS}/email/Email.tsx`]: { now: [`${WIDGETS}/email/Email.module.css`] },
  });

  expect(shell).toEqual([]);
  expect(widgets).toEqual({ email: [`${WIDGETS}/email/Email.module.css`] });
});

it('modules that import each other are followed once', () => {
  const { widgets } = sheetsOf({
    [`${WIDGETS}/email/Email.tsx`]: { now: [`${WIDGETS}/email/more.ts`] },
    [`${WIDGETS}/email/more.ts`]: { now: [`${WIDGETS}/email/Email.tsx`, 'src/page/ui/a.css'] },
  });

  expect(widgets).toEqual({ email: ['src/page/ui/a.css'] });
});
