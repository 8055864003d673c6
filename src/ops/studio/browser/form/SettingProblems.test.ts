// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import type { Mend } from '../../wire/BrandReport.ts';
import { FormContext, type FormContextValue } from './FormContext.ts';
import { SettingProblems } from './SettingProblems.tsx';

const nothing = () => undefined;
const CONTEXT: FormContextValue = {
  own: {},
  inherited: new Map(),
  problems: new Map(),
  contrast: {},
  choices: { logos: [], illustrations: [], catalogues: [], terms: [], brands: [] },
  edit: nothing,
  editTogether: nothing,
  reset: nothing,
  move: nothing,
  typedTexts: {},
  typeTexts: nothing,
};

const MENDS: readonly Mend[] = [
  { kind: 'use', value: 'inter' },
  { kind: 'move', to: '/theme/type' },
  { kind: 'remove' },
];

it.each(MENDS)('leaves the keyboard at the setting after a click that mends it: %j', (mend) => {
  const problem = {
    check: 'schema',
    file: 'acme.json',
    line: 1,
    column: 1,
    pointer: '/theme/typ',
    why: 'Wrong.',
    fix: 'Mend it.',
    mend,
    isOwn: true,
  } as const;
  const { unmount } = render(
    createElement(
      FormContext,
      { value: CONTEXT },
      createElement(
        Fragment,
        null,
        createElement('fieldset', { id: 'setting.theme', tabIndex: -1 }),
        createElement(SettingProblems, { id: 'setting.theme', problems: [problem] }),
      ),
    ),
  );
  onTestFinished(unmount);

  // The button goes away with its problem.
  fireEvent.click(screen.getByRole('button'));

  expect(document.activeElement?.id).toBe('setting.theme');
});
