import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { AgreementText } from '../by-hand/AgreementText.tsx';
import { Field } from '../by-hand/Field.tsx';
import { PasswordGuide } from '../by-hand/PasswordGuide.tsx';
import { SignUpFrame } from '../by-hand/SignUpFrame.tsx';
import { texts } from '../by-hand/texts.ts';
import { type SignUp, signUpSchema } from './signUpSchema.ts';

/**
 * Slotbook's free sign-up written by hand. Has no default values, so that text typed early stays.
 */
export function HookForm() {
  const { register, handleSubmit, control, formState } = useForm<SignUp>({
    resolver: zodResolver(signUpSchema),
    mode: 'onBlur',
  });
  const [shown, setShown] = useState(false);
  const [sent, setSent] = useState(false);
  const message = (name: keyof SignUp) => formState.errors[name]?.message;
  return (
    <SignUpFrame>
      <form noValidate onSubmit={handleSubmit(() => setSent(true))}>
        <Field
          {...register('fullName')}
          label={texts.fullName}
          error={message('fullName')}
          autoComplete="name"
          autoCapitalize="words"
        />
        <Field
          {...register('companyName')}
          label={texts.companyName}
          error={message('companyName')}
          autoComplete="organization"
        />
        <Field
          {...register('phoneNumber')}
          label={texts.phoneNumber}
          note={texts.optional}
          hint={texts.phonePurpose}
          error={message('phoneNumber')}
          type="tel"
          autoComplete="tel"
        />
        <Field
          {...register('email')}
          label={texts.email}
          error={message('email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <Field
          {...register('password')}
          label={texts.password}
          hint={<WatchedGuide control={control} />}
          error={message('password')}
          type={shown ? 'text' : 'password'}
          autoComplete="new-password"
          end={
            <button type="button" onClick={() => setShown(!shown)}>
              {shown ? texts.hidePassword : texts.showPassword}
            </button>
          }
        />
        <label className="agreement">
          <input type="checkbox" {...register('agreed')} />
          <AgreementText />
        </label>
        {message('agreed') ? <p className="error">{message('agreed')}</p> : null}
        <button type="submit" className="submit">
          {texts.submit}
        </button>
        <p role="status">{sent ? texts.sent : ''}</p>
      </form>
    </SignUpFrame>
  );
}

/** Watches the password separately, so that typing renders nothing else. */
function WatchedGuide({ control }: { readonly control: Control<SignUp> }) {
  return <PasswordGuide password={useWatch({ control, name: 'password' }) ?? ''} />;
}
