import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { SettingProblems } from '../SettingProblems.tsx';
import { useSetting } from '../useSetting.ts';
import styles from './ObjectFieldTemplate.module.css';

/** A group of settings. The brand itself has no frame: its parts are below each other. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { description, fieldPathId, properties, title } = props;
  const id = fieldPathId.$id;
  const { problems } = useSetting(id);
  const depth = fieldPathId.path.length;
  const fields = properties.map(({ content }) => content);
  if (depth === 0) {
    return (
      <div id={id} className={styles['all']} tabIndex={-1}>
        {problems.length === 0 ? null : <SettingProblems id={id} problems={problems} />}
        {fields}
      </div>
    );
  }
  return (
    <fieldset id={id} className={styles['group']} data-depth={depth} tabIndex={-1}>
      <legend className={styles['title']}>{title}</legend>
      {description ? <p className={styles['about']}>{description}</p> : null}
      <SettingProblems id={id} problems={problems} />
      <div className={styles['fields']}>{fields}</div>
    </fieldset>
  );
}
