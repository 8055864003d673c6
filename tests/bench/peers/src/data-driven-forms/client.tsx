import Checkbox from '@data-driven-forms/mui-component-mapper/checkbox';
import FormTemplate from '@data-driven-forms/mui-component-mapper/form-template';
import TextField from '@data-driven-forms/mui-component-mapper/text-field';
import FormRenderer from '@data-driven-forms/react-form-renderer/form-renderer';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from '../by-hand/texts.ts';

const required = { type: 'required' } as const;
const atMost = { type: 'max-length', threshold: 200, message: texts.tooLong } as const;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const schema = {
  title: texts.heading,
  fields: [
    {
      component: 'text-field',
      name: 'fullName',
      label: texts.fullName,
      isRequired: true,
      validate: [required, atMost],
    },
    {
      component: 'text-field',
      name: 'companyName',
      label: texts.companyName,
      validate: [atMost],
    },
    {
      component: 'text-field',
      name: 'phoneNumber',
      label: texts.phoneNumber,
      helperText: texts.phonePurpose,
      validate: [{ type: 'pattern', pattern: '^[+()\\d .-]{7,20}$', message: texts.invalidPhone }],
    },
    {
      component: 'text-field',
      name: 'email',
      label: texts.email,
      isRequired: true,
      validate: [required, { type: 'pattern', pattern: ADDRESS, message: texts.invalidEmail }],
    },
    {
      component: 'text-field',
      name: 'password',
      label: texts.password,
      type: 'password',
      isRequired: true,
      validate: [
        required,
        { type: 'min-length', threshold: 8, message: texts.invalidPassword },
        { type: 'max-length', threshold: 64, message: texts.invalidPassword },
      ],
    },
    {
      component: 'checkbox',
      name: 'agreed',
      label: 'I agree to the Terms and Conditions.',
      validate: [required],
    },
  ],
};

function Template(props: ComponentProps<typeof FormTemplate>) {
  return <FormTemplate {...props} submitLabel={texts.submit} />;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <FormRenderer
      schema={schema}
      componentMapper={{ 'text-field': TextField, checkbox: Checkbox }}
      FormTemplate={Template}
      onSubmit={() => undefined}
    />,
  );
}
