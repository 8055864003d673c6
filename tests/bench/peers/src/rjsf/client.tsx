import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { texts } from '../by-hand/texts.ts';

const schema: RJSFSchema = {
  title: texts.heading,
  type: 'object',
  required: ['fullName', 'email', 'password', 'agreed'],
  properties: {
    fullName: { type: 'string', title: texts.fullName, maxLength: 200 },
    companyName: { type: 'string', title: texts.companyName, maxLength: 200 },
    phoneNumber: { type: 'string', title: texts.phoneNumber, pattern: '^[+()\\d .-]{7,20}$' },
    email: { type: 'string', title: texts.email, format: 'email', maxLength: 254 },
    password: { type: 'string', title: texts.password, minLength: 8, maxLength: 64 },
    agreed: { type: 'boolean', title: 'I agree to the Terms and Conditions.', const: true },
  },
};

const uiSchema: UiSchema = {
  fullName: { 'ui:autocomplete': 'name' },
  phoneNumber: { 'ui:options': { inputType: 'tel' }, 'ui:description': texts.phonePurpose },
  email: { 'ui:options': { inputType: 'text' } },
  password: { 'ui:widget': 'password' },
  'ui:submitButtonOptions': { submitText: texts.submit, norender: false },
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      liveValidate="onBlur"
      showErrorList={false}
      noHtml5Validate
    />,
  );
}
