import './LanguageSwitch.css';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { languageName } from '../../../core/texts/languageName.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { inLanguage } from './inLanguage.ts';
import type { widget } from './widget.ts';

interface LanguageSwitchProps {
  /** Returns the address of a language's link, once the browser knows what was selected. */
  readonly addressIn?: (language: string) => string;
  /** Returns a language's name if the page contains it already. */
  readonly nameOf?: (language: string) => string | undefined;
}

/**
 * The brand's languages, each by its own name and as a link to this page in that language. The
 * links work without a script; an island keeps them up to date with the page's address and choices.
 */
export const LanguageSwitch = observer(function LanguageSwitch(props: LanguageSwitchProps) {
  const { addressIn, nameOf } = props;
  const { brand, config, texts } = useStores<typeof widget>();
  const { activation, social } = config;
  const query = activation?.token ? `token=${activation.token}` : social.query;
  const named = (language: string) => nameOf?.(language) ?? languageName(language, brand.languages);
  const follow = (event: MouseEvent<HTMLAnchorElement>, language: string) => {
    if (addressIn) event.currentTarget.href = addressIn(language);
  };
  return (
    <nav className="LanguageSwitch-switch" aria-label={texts.languages}>
      <ul>
        {brand.languages.map((language) => (
          <li key={language}>
            {language === brand.locale ? (
              <span lang={language} aria-current="true">
                {named(language)}
              </span>
            ) : (
              <a
                href={inLanguage(query, language)}
                lang={language}
                hrefLang={language}
                onClick={(event) => follow(event, language)}
              >
                {named(language)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});
