import type { Page } from 'playwright';
import type { BenchPage } from '../BenchPage.ts';
import { press, typeOver } from '../measuring/pressAndType.ts';

/** Another form with the same fields, in tests/bench/peers/src. */
export interface Peer extends Pick<BenchPage, 'name' | 'email' | 'emailError' | 'signUp'> {
  /** Its folder. */
  readonly folder: string;
  /** The packages whose versions are reported. */
  readonly packages: readonly string[];
  /** Whether the server renders the form, or the browser does. */
  readonly rendered: 'server' | 'browser';
}

/** The page that ours are compared with. */
export const BY_HAND = 'hook-form';

/** The text for each of the five fields, in their order. */
const TYPED = {
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  phoneNumber: '2025550142',
  email: 'ada@example.com',
  password: 'engine 1843',
} as const;

/** The label of every peer's button. */
const SUBMIT = 'Create account';

type Field = keyof typeof TYPED;

/** Each package's selector for a control. */
type SelectorOf = (field: Field | 'agreed') => string;

const byName: SelectorOf = (field) => `[name="${field}"]`;
const byFormioName: SelectorOf = (field) => `[name^="data[${field}]"]`;
const bySurveyName: SelectorOf = (field) => `[data-name="${field}"] input`;

export const PEERS: readonly Peer[] = [
  {
    folder: BY_HAND,
    name: 'react-hook-form + zod by hand, server-rendered',
    packages: ['react-hook-form', 'zod'],
    rendered: 'server',
    emailError: '#email-error',
    ...filledIn(byName),
  },
  {
    folder: 'formisch',
    name: 'Formisch + valibot by hand, server-rendered',
    packages: ['@formisch/react', 'valibot'],
    rendered: 'server',
    emailError: '#email-error',
    ...filledIn(byName),
  },
  {
    folder: 'rjsf',
    name: 'rjsf, default theme',
    packages: ['@rjsf/core', '@rjsf/validator-ajv8'],
    rendered: 'browser',
    emailError: '#root_email__error',
    ...filledIn((field) => `#root_${field}`),
  },
  {
    folder: 'data-driven-forms',
    name: 'data-driven-forms, Material UI',
    packages: ['@data-driven-forms/react-form-renderer', '@mui/material'],
    rendered: 'browser',
    emailError: '.Mui-error.MuiFormHelperText-root',
    ...filledIn(byName),
  },
  {
    folder: 'surveyjs',
    name: 'SurveyJS',
    packages: ['survey-core', 'survey-react-ui'],
    rendered: 'browser',
    emailError: '[data-name="email"] [role="alert"]',
    ...filledIn(bySurveyName),
  },
  {
    folder: 'formio',
    name: 'form.io',
    packages: ['@formio/js'],
    rendered: 'browser',
    emailError: '.formio-component-email .error',
    ...filledIn(byFormioName),
  },
];

/** How a visitor fills in a peer's form, with the selectors of its controls. */
function filledIn(selectorOf: SelectorOf): Pick<Peer, 'email' | 'signUp'> {
  return {
    email: selectorOf('email'),
    async signUp(page: Page) {
      for (const [field, text] of Object.entries(TYPED)) {
        // Each key is one of the five fields.
        await typeOver(page, page.locator(selectorOf(field as Field)), text);
      }
      // By keyboard, because some peers draw their own box over the control.
      await page.locator(selectorOf('agreed')).press('Space');
      await press(page.getByRole('button', { name: SUBMIT }));
    },
  };
}
