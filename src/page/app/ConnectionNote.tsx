import { useEffect, useState } from 'react';
import './ConnectionNote.css';
import type { ShellTexts } from '../stores/shellNeeds.ts';

/** How long the good news stays. */
const STAYS_MS = 6000;

interface ConnectionNoteProps {
  readonly texts: Pick<ShellTexts, 'offline' | 'backOnline'>;
}

/** Says when the browser loses its connection, for as long as it has none, and when it is back. */
export function ConnectionNote({ texts }: ConnectionNoteProps) {
  const [said, setSaid] = useState<'offline' | 'backOnline' | null>(null);

  useEffect(() => {
    const lose = () => setSaid('offline');
    const find = () => setSaid('backOnline');
    addEventListener('offline', lose);
    addEventListener('online', find);
    if (!navigator.onLine) lose();
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', find);
    };
  }, []);

  useEffect(() => {
    if (said !== 'backOnline') return undefined;
    const timer = setTimeout(() => setSaid(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);

  return <output className="ConnectionNote">{said ? <span>{texts[said]}</span> : null}</output>;
}
