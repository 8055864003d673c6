import { type Html, html } from '../../core/markup/html.ts';

/** One record as people see it. */
export interface RecordView {
  readonly title: string;
  /** Shown beside the title, such as an amount. */
  readonly value: string;
  readonly status: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly details: readonly (string | null)[];
  /** ISO 8601 in UTC. */
  readonly at: string;
}

function item({ title, value, status, tone, details, at }: RecordView): Html {
  const shown = details.filter((detail) => detail !== null && detail !== '');
  return html`<li class="record"><div class="record-line"><strong>${title}</strong><span class="record-value">${value}</span></div>
<div class="record-line"><span class="chip ${tone}">${status}</span><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time></div>
<p class="quiet">${shown.join(' · ')}</p></li>`;
}

/** How many records show before the list is expanded. */
const SHOWN = 8;

/** Renders records as a list with the older ones folded, or a line that says there are none. */
export function renderRecords(records: readonly RecordView[], none: string): Html {
  if (records.length === 0) return html`<p class="quiet record-none">${none}</p>`;
  const older = records.slice(SHOWN);
  const folded =
    older.length === 0
      ? null
      : html`<details><summary class="record-older">Show ${older.length} older</summary><ol class="records">${older.map(item)}</ol></details>`;
  return html`<ol class="records">${records.slice(0, SHOWN).map(item)}</ol>${folded}`;
}
