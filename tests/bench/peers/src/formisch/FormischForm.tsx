import { Form, Field as FormischField, useForm } from '@formisch/react';
import { type ComponentProps, useState } from 'react';
import { AgreementText } from '../by-hand/AgreementText.tsx';
import { Field } from '../by-hand/Field.tsx';
import { PasswordGuide } from '../by-hand/PasswordGuide.tsx';
import { SignUpFrame } from '../by-hand/SignUpFrame.tsx';
import { texts } from '../by-hand/texts.ts';
import { signUpSchema } from './signUpSchema.ts';

type TextName = 'fullName' | 'companyName' | 'phoneNumber' | 'email' | 'password';
type TextFieldProps = Omit<ComponentProps<typeof Field>, 'name' | 'error'> & {
  readonly name: TextName;
};

const EMPTY = { fullName: '', companyName: '', phoneNumber: '', email: '', password: '' };

/** The same page as HookForm's, with Formisch. */
export function FormischForm() {
  const form = useForm({
    schema: signUpSchema,
    initialInput: { ...EMPTY, agreed: false },
    validate: 'blur',
    revalidate: 'blur',
  });
  const [shown, setShown] = useState(false);
  const [sent, setSent] = useState(false);

  const text = ({ name, ...props }: TextFieldProps) => (
    <FormischField of={form} path={[name]}>
      {(field) => (
        <Field
          {...props}
          {...field.props}
          name={name}
          value={field.input ?? ''}
          hint={name === 'password' ? <PasswordGuide password={field.input ?? ''} /> : props.hint}
          error={field.errors?.[0]}
        />
      )}
    </FormischField>
  );
  return (
    <SignUpFrame>
      <Form of={form} onSubmit={() => setSent(true)}>
        {text({
          name: 'fullName',
          label: texts.fullName,
          autoComplete: 'name',
          autoCapitalize: 'words',
        })}
        {text({
          name: 'companyName',
          label: texts.companyName,
          autoComplete: 'organization',
        })}
        {text({
          name: 'phoneNumber',
          label: texts.phoneNumber,
          note: texts.optional,
          hint: texts.phonePurpose,
          type: 'tel',
          autoComplete: 'tel',
        })}
        {text({
          name: 'email',
          label: texts.email,
          inputMode: 'email',
          autoComplete: 'email',
          autoCapitalize: 'none',
        })}
        {text({
          name: 'password',
          label: texts.password,
          type: shown ? 'text' : 'password',
          autoComplete: 'new-password',
          end: (
            <button type="button" onClick={() => setShown(!shown)}>
              {shown ? texts.hidePassword : texts.showPassword}
            </button>
          ),
        })}
        <FormischField of={form} path={['agreed']}>
          {(field) => (
            <>
              <label className="agreement">
                <input
                  type="checkbox"
                  {...field.props}
                  name="agreed"
                  checked={field.input ?? false}
                />
                <AgreementText />
              </label>
              {field.errors ? <p className="error">{field.errors[0]}</p> : null}
            </>
          )}
        </FormischField>
        <button type="submit" className="submit">
          {texts.submit}
        </button>
        <p role="status">{sent ? texts.sent : ''}</p>
      </Form>
    </SignUpFrame>
  );
}
