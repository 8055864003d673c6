import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useFlows } from '../../../flows/FlowsContext.ts';
import { useStores } from '../../../stores/StoresContext.ts';

/**
 * The captcha's checkbox for a new activation mail, in the dialog that covers the page's own box.
 * A tick sends the mail, so it cannot be missing.
 */
export const DialogRobotCheck = observer(function DialogRobotCheck() {
  const { captcha, texts } = useStores();
  const flows = useFlows();
  const place = useRef<HTMLDivElement>(null);
  const { asked } = captcha;

  useEffect(() => {
    if (asked && place.current) void flows.captchaShown(place.current);
  }, [asked, flows]);

  return (
    <div id="robotCheck" tabIndex={-1}>
      <output>{texts.robotCheck}</output>
      <div ref={place} />
    </div>
  );
});
