import { observer } from 'mobx-react-lite';
import { isLeadAuthorised } from '../../../core/rules/eligibility/isLeadAuthorised.ts';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/**
 * The page's heading: by sign-up type, or that of the start page, of a known lead, or of an
 * upgrade. An account gets no promotional line.
 */
export const Heading = observer(function Heading() {
  const { brand, config, purpose, session } = useStores<typeof widget>();
  const { headings } = brand;
  const isKnown = isLeadAuthorised(session.lead, session.prefill.email);
  const shown = config.view === 'start' ? 'start' : purpose;
  return (
    <div className="Heading-heading">
      <h1>
        <span>{isKnown ? headings.authorisedLead : headings[shown]}</span>
      </h1>
      {headings.lead && purpose !== 'upgrade' ? (
        <p className="Heading-lead">{headings.lead}</p>
      ) : null}
    </div>
  );
});
