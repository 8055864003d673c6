import { useState } from 'react';

/**
 * The place of a kept widget in the browser: its markup stays as the server sent it. Should React
 * ever draw the page anew, the same markup is put back.
 */
export function KeptMarkup({ widget }: { readonly widget: string }) {
  const [markup] = useState(() => ({
    __html: document.querySelector(`[data-kept=${widget}]`)?.innerHTML ?? '',
  }));
  return <div data-kept={widget} dangerouslySetInnerHTML={markup} />;
}
