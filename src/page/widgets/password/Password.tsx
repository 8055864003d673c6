import { observer } from 'mobx-react-lite';
import { passwordGuide } from '../../../core/rules/fields/checkPassword.ts';
import { useContactField } from '../../renderer/useContactField.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { GuideList } from '../../ui/GuideList.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

/** One password, with its rules said before it is typed. Serves Specification 5.0.3. */
export const Password = observer(function Password() {
  const field = useContactField('password');
  const { texts } = useStores();
  if (!field) return null;

  const guide = passwordGuide(field.value);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      hint={
        field.disabled ? undefined : (
          <GuideList
            items={[
              { text: texts.passwordGuideLength, met: guide.longEnough },
              { text: texts.passwordGuideMix, met: guide.lettersAndNumbers },
            ]}
          />
        )
      }
    />
  );
});
