import { useEffect, useState } from 'react';
import './ConnectionNote.css';
import type { ShellTexts } from '../stores/shellNeeds.ts';

/** How long the 'back online' message stays. */
const STAYS_MS = 6000;

interface ConnectionNoteProps {
  readonly texts: Pick<ShellTexts, 'offline' | 'backOnline'>;
}

/** Says that the browser is offline while it is, and then that it is back online. */
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
