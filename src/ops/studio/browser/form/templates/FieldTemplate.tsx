import type { FieldTemplateProps } from '@rjsf/utils';
import { SettingOrigin } from '../SettingOrigin.tsx';
import { SettingProblems } from '../SettingProblems.tsx';
import { useSetting } from '../useSetting.ts';
import { AboutText } from './AboutText.tsx';
import styles from './FieldTemplate.module.css';

/** Widgets with several controls. Their label names the group. */
const GROUPS: ReadonlySet<unknown> = new Set([
  'choices',
  'list',
  'logo',
  'placements',
  'rows',
  'segments',
]);

/**
 * One setting: its name, where its value comes from, its control, its description, and its
 * problems.
 */
export function FieldTemplate(props: FieldTemplateProps) {
  const { children, id, label, rawDescription, schema, uiSchema } = props;
  const setting = useSetting(id);
  if (schema.type === 'object') return children;
  const { inherited, own, problems } = setting;
  const isGroup = GROUPS.has(uiSchema?.['ui:widget']);
  return (
    <div
      className={styles['field']}
      data-setting={setting.pointer}
      data-inherited={own === undefined && inherited !== null}
      data-wrong={problems.length > 0}
    >
      <div className={styles['top']}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles['label']}>
            {label}
          </span>
        ) : (
          <label id={`${id}-label`} className={styles['label']} htmlFor={id}>
            {label}
          </label>
        )}
        <SettingOrigin id={id} label={label} setting={setting} />
      </div>
      {children}
      <p id={`${id}-about`} className={styles['about']}>
        <AboutText text={rawDescription ?? ''} />
      </p>
      <SettingProblems id={id} problems={problems} />
    </div>
  );
}
