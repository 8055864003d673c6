import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './RobotCheck.module.css';
import type { widget } from './widget.ts';

/** The captcha's checkbox, after the invisible check has failed: to be ticked, missing, or ticked. */
export const RobotCheck = observer(function RobotCheck() {
  const { captcha, texts } = useStores<typeof widget>();
  const flows = useFlows();
  const place = useRef<HTMLDivElement>(null);
  const { asked, display, checkBoxChecked } = captcha;

  useEffect(() => {
    if (asked && place.current) void flows.captchaShown(place.current);
  }, [asked, flows]);

  if (!display) return null;
  const state = checkBoxChecked === undefined ? 'asked' : checkBoxChecked ? 'ticked' : 'missing';
  return (
    <div className={styles['robotCheck']} data-state={state} id="robotCheck" tabIndex={-1}>
      <p className={styles['message']} role={state === 'missing' ? 'alert' : 'status'}>
        <Icon name={state === 'ticked' ? 'check' : state === 'missing' ? 'alert' : 'info'} />
        <span>{texts.robotCheck}</span>
      </p>
      <div className={styles['place']} ref={place} />
    </div>
  );
});
