import { PREVIEW_STATES } from '../../wire/PreviewState.ts';
import styles from './Preview.module.css';
import { PreviewMenu } from './PreviewMenu.tsx';
import {
  PREVIEW_SCHEMES,
  PREVIEW_WIDTHS,
  type PreviewChoices,
  type PreviewSettings,
} from './previewChoices.ts';

interface PreviewBarProps {
  readonly choices: PreviewChoices;
  readonly address: string;
  readonly onChange: (changes: Partial<PreviewSettings>) => void;
}

/** The menus for what the preview shows, with the brand's own options. */
export function PreviewBar({ address, choices, onChange }: PreviewBarProps) {
  const { hasDark, languages, methods, routes, shown, signupTypes } = choices;
  const { language, method, route, scheme, signupType, state, width } = shown;
  return (
    <div className={styles['bar']}>
      <PreviewMenu
        label="Page"
        values={routes}
        value={route}
        onChange={(it) => onChange({ route: it })}
      />
      {route === 'signup' ? (
        <>
          <PreviewMenu
            label="Sign-up type"
            values={signupTypes}
            value={signupType}
            onChange={(it) => onChange({ signupType: it })}
          />
          {methods.length > 1 ? (
            <PreviewMenu
              label="Way to pay"
              values={methods}
              value={method}
              onChange={(it) => onChange({ method: it })}
            />
          ) : null}
          <PreviewMenu
            label="State"
            values={PREVIEW_STATES}
            value={state}
            onChange={(it) => onChange({ state: it })}
          />
        </>
      ) : null}
      {languages.length > 1 ? (
        <PreviewMenu
          label="Language"
          values={languages}
          value={language}
          onChange={(it) => onChange({ language: it })}
        />
      ) : null}
      <PreviewMenu
        label="Width"
        values={PREVIEW_WIDTHS}
        value={width}
        onChange={(it) => onChange({ width: it })}
      />
      {hasDark ? (
        <PreviewMenu
          label="Scheme"
          values={PREVIEW_SCHEMES}
          value={scheme}
          onChange={(it) => onChange({ scheme: it })}
        />
      ) : null}
      <a className={styles['out']} href={address} target="_blank" rel="noreferrer">
        Open
      </a>
    </div>
  );
}
