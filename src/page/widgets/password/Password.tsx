import { observer } from 'mobx-react-lite';
import { passwordGuide } from '../../../core/rules/fields/checkPassword.ts';
import { signedUpText } from '../../renderer/next/signedUpText.ts';
import { useContactField } from '../../renderer/useContactField.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { GuideList } from '../../ui/fields/GuideList.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ValidTick } from '../../ui/fields/ValidTick.tsx';
import type { widget } from './widget.ts';

/**
 * The password field with its rules. A visitor who signed up through a provider needs no password,
 * and sees a note instead.
 */
export const Password = observer(function Password() {
  const field = useContactField('password');
  const { session, texts } = useStores<typeof widget>();
  if (!field) return null;
  if (field.disabled) {
    return (
      <TextField
        {...field}
        value={signedUpText(texts, session.lead?.authType)}
        autoComplete="off"
        adornment={<ValidTick />}
      />
    );
  }

  const guide = passwordGuide(field.value);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      hint={
        <GuideList
          items={[
            { text: texts.passwordGuideLength, met: guide.longEnough },
            { text: texts.passwordGuideMix, met: guide.lettersAndNumbers },
          ]}
        />
      }
    />
  );
});
