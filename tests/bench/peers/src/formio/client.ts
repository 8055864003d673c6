import '@formio/js/dist/formio.form.min.css';
import { Formio } from '@formio/js/form';
import { texts } from '../by-hand/texts.ts';

const text = { type: 'textfield', input: true, validateOn: 'blur' };

const components = [
  { ...text, key: 'fullName', label: texts.fullName, validate: { required: true, maxLength: 200 } },
  { ...text, key: 'companyName', label: texts.companyName, validate: { maxLength: 200 } },
  {
    ...text,
    key: 'phoneNumber',
    label: texts.phoneNumber,
    description: texts.phonePurpose,
    validate: { pattern: '[+()\\d .-]{7,20}', customMessage: texts.invalidPhone },
  },
  { ...text, type: 'email', key: 'email', label: texts.email, validate: { required: true } },
  {
    ...text,
    type: 'password',
    key: 'password',
    label: texts.password,
    validate: { required: true, minLength: 8, maxLength: 64 },
  },
  {
    type: 'checkbox',
    input: true,
    key: 'agreed',
    label: 'I agree to the Terms and Conditions.',
    validate: { required: true },
  },
  { type: 'button', action: 'submit', key: 'submit', label: texts.submit, theme: 'primary' },
];

const root = document.getElementById('root');
if (root) await Formio.createForm(root, { display: 'form', title: texts.heading, components });
