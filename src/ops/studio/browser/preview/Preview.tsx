import { useState } from 'react';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import type { BrandReport } from '../../wire/BrandReport.ts';
import styles from './Preview.module.css';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { FIRST_SETTINGS, previewChoices } from './previewChoices.ts';
import { useSize } from './useSize.ts';

interface PreviewProps {
  readonly id: string;
  readonly report: BrandReport | null;
  /** The brand to show: the newest version without problems. */
  readonly brand: Brand | null;
}

/** The brand's real page with the draft, at the page, state and width that the user chooses. */
export function Preview({ brand, id, report }: PreviewProps) {
  const [asked, setAsked] = useState(FIRST_SETTINGS);
  const [stayed, setStayed] = useState('');
  const [stage, room] = useSize();
  const choices = previewChoices(brand, asked);
  const { path, shown } = choices;
  const address = `${location.protocol}//${id}.${location.host}${path}`;
  return (
    <section className={styles['preview']} aria-label="Preview">
      <PreviewBar
        choices={choices}
        address={address}
        onChange={(changes) => {
          setStayed('');
          setAsked((settings) => ({ ...settings, ...changes }));
        }}
      />
      <output className={styles['note']}>{noteOf(report, stayed)}</output>
      <div ref={stage} className={styles['stage']}>
        {report === null || report.preview === 'none' ? null : (
          <PreviewFrame
            address={address}
            revision={brand === null ? '' : JSON.stringify(brand)}
            state={shown.state}
            width={Number(shown.width)}
            scheme={shown.scheme}
            room={room}
            onStay={setStayed}
          />
        )}
      </div>
    </section>
  );
}

function noteOf(report: BrandReport | null, stayed: string): string {
  if (report?.preview === 'none') return 'There is nothing to show until the problems are mended.';
  if (report?.preview === 'lastGood') return 'This is the last version without problems.';
  return stayed === '' ? '' : `The preview stays here; the page would go on to ${placeOf(stayed)}.`;
}

/** An address as people name it, because the preview's own server is an implementation detail. */
function placeOf(address: string): string {
  const { hostname, host, pathname } = new URL(address);
  return hostname.endsWith('.localhost') ? pathname : host + pathname.replace(/\/$/, '');
}
