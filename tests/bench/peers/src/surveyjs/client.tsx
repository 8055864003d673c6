import 'survey-core/survey-core.fontless.min.css';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { texts } from '../by-hand/texts.ts';

const survey = new Model({
  title: texts.heading,
  checkErrorsMode: 'onValueChanged',
  textUpdateMode: 'onBlur',
  completeText: texts.submit,
  showQuestionNumbers: 'off',
  elements: [
    { type: 'text', name: 'fullName', title: texts.fullName, isRequired: true, maxLength: 200 },
    { type: 'text', name: 'companyName', title: texts.companyName, maxLength: 200 },
    {
      type: 'text',
      name: 'phoneNumber',
      title: texts.phoneNumber,
      description: texts.phonePurpose,
      inputType: 'tel',
      validators: [{ type: 'regex', text: texts.invalidPhone, regex: '^[+()\\d .-]{7,20}$' }],
    },
    {
      type: 'text',
      name: 'email',
      title: texts.email,
      isRequired: true,
      validators: [{ type: 'email', text: texts.invalidEmail }],
    },
    {
      type: 'text',
      name: 'password',
      title: texts.password,
      inputType: 'password',
      isRequired: true,
      validators: [{ type: 'text', minLength: 8, maxLength: 64, text: texts.invalidPassword }],
    },
    {
      type: 'boolean',
      name: 'agreed',
      title: 'I agree to the Terms and Conditions.',
      renderAs: 'checkbox',
      isRequired: true,
    },
  ],
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Survey model={survey} />);
