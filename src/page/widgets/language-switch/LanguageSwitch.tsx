import './LanguageSwitch.css';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { languageName } from '../../../core/texts/languageName.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { inLanguage } from './inLanguage.ts';
import type { widget } from './widget.ts';

interface LanguageSwitchProps {
  /** Where a language's link leads once the browser knows what was chosen. */
  readonly addressIn?: (language: string) => string;
  /** What a language is called, where the page says it already. */
  readonly nameOf?: (language: string) => string | undefined;
}

/**
 * The brand's languages, each by its own name and as a link to this page in it. The server renders it
 * whole, and its links work as they are; an island has them keep all that the address says by then.
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
