import { hasLettersAndNumbers } from './rules.ts';
import { texts } from './texts.ts';

/** The rules for a password, each ticked once it is met. */
export function PasswordGuide({ password }: { readonly password: string }) {
  return (
    <ul className="guide">
      <li data-met={password.length >= 8}>{texts.passwordGuideLength}</li>
      <li data-met={hasLettersAndNumbers(password)}>{texts.passwordGuideMix}</li>
    </ul>
  );
}
