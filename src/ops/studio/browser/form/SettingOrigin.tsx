import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import { useFormContext } from './FormContext.ts';
import styles from './SettingOrigin.module.css';
import type { Setting } from './useSetting.ts';

interface SettingOriginProps {
  readonly id: string;
  readonly label: string;
  readonly setting: Setting;
}

/** The settings that identify a brand. They can be changed, but not removed. */
const NEEDED: ReadonlySet<string> = new Set(['/id', '/name', '/category', '/market', '/hosts']);

/** Shows where a setting's value comes from, and lets the user set or reset it. */
export function SettingOrigin({ id, label, setting }: SettingOriginProps) {
  const { edit, reset } = useFormContext();
  const { inherited, own, pointer } = setting;
  const act = actionOf(setting);
  return (
    <span className={styles['origin']}>
      <span id={`${id}-origin`} data-kind={inherited && own === undefined ? 'inherited' : 'own'}>
        {originText(setting)}
      </span>
      {act === null ? null : (
        <button
          type="button"
          className={styles['act']}
          data-quiet={act === 'Remove'}
          aria-label={`${act}: ${label}`}
          onClick={() =>
            act === 'Override' && inherited ? edit(pointer, inherited.value) : reset(pointer)
          }
        >
          {act}
        </button>
      )}
    </span>
  );
}

function originText({ inherited, own }: Setting): string {
  if (inherited === null) return own === undefined ? 'Not set' : '';
  const place = `${inherited.from}, line ${inherited.line}`;
  if (own === undefined) return `From ${place}`;
  return `${own === null ? 'Taken away here; ' : 'Overrides '}${shown(inherited.value)}${place}`;
}

/** Shows a short inherited value, so that the user knows what a reset restores. */
function shown(value: JsonValue): string {
  const text = typeof value === 'object' ? '' : String(value);
  return text === '' || text.length > 24 ? '' : `“${text}” of `;
}

function actionOf({ inherited, own, pointer }: Setting): 'Override' | 'Reset' | 'Remove' | null {
  if (own === undefined) return inherited === null ? null : 'Override';
  if (inherited !== null) return 'Reset';
  return NEEDED.has(pointer) ? null : 'Remove';
}
