import type { ReactElement } from 'react';

/** The card schemes' marks in their own colours, drawn on a 32 by 20 card. */
export interface CardDrawing {
  readonly name: string;
  readonly ground: string;
  readonly mark: ReactElement;
}

const WHITE = '#fff';

/** Two overlapping discs, for Mastercard and Maestro. */
function discs(left: string, right: string, both: string): ReactElement {
  return (
    <>
      <circle cx="12.6" cy="10" r="5.6" fill={left} />
      <circle cx="19.4" cy="10" r="5.6" fill={right} />
      <path d="M16 5.55a5.6 5.6 0 0 1 0 8.9 5.6 5.6 0 0 1 0-8.9" fill={both} />
    </>
  );
}

/** Three slanted bars, for JCB and UnionPay. */
function bars(
  [first, second, third]: readonly [string, string, string],
  lean: number,
): ReactElement {
  const bar = (at: number, fill: string) => (
    <path d={`M${at + lean} 4h6.4l-${lean} 12H${at}z`} fill={fill} />
  );
  return (
    <>
      {bar(5.6, first)}
      {bar(12.2, second)}
      {bar(18.8, third)}
    </>
  );
}

/** By the card provider's name of a scheme, in lower case without spaces. */
export const CARD_DRAWINGS: Readonly<Record<string, CardDrawing>> = {
  visa: {
    name: 'Visa',
    ground: WHITE,
    mark: (
      <path
        transform="translate(4.6 -1.4) scale(.95)"
        fill="#1434cb"
        d="M9.11 8.26 5.97 15.76H3.92L2.37 9.78c-.09-.37-.18-.5-.46-.66C1.45 8.86.68 8.63 0 8.48l.05-.22h3.3c.42 0 .8.28.89.76l.82 4.34 2.02-5.1zm8.04 5.05c0-1.98-2.74-2.09-2.72-2.97 0-.27.26-.56.82-.63a3.66 3.66 0 0 1 1.91.34l.34-1.59a5.2 5.2 0 0 0-1.81-.33c-1.92 0-3.27 1.02-3.28 2.48-.01 1.08.96 1.68 1.7 2.04.75.37 1.01.6 1.01.93-.01.5-.61.73-1.16.73-.98.02-1.54-.26-1.99-.47l-.35 1.64c.45.21 1.29.39 2.15.4 2.04 0 3.37-1.01 3.38-2.57m5.06 2.45H24l-1.56-7.5h-1.66a.88.88 0 0 0-.83.55l-2.9 6.95h2.03l.4-1.12h2.49zm-2.17-2.66 1.02-2.81.59 2.81zm-8.16-4.84-1.6 7.5H8.34l1.61-7.5z"
      />
    ),
  },
  mastercard: {
    name: 'Mastercard',
    ground: WHITE,
    mark: discs('#eb001b', '#f79e1b', '#ff5f00'),
  },
  americanexpress: {
    name: 'American Express',
    ground: '#006fcf',
    // The letters of AMEX as straight-line shapes.
    mark: (
      <path
        fill={WHITE}
        d="M4 13 6.4 7h1.9l2.4 6H8.8l-.4-1.1H6.2L5.8 13zm2.7-2.4h1.2l-.6-1.7zM11.3 13V7h2.4l1.2 3.2L16.1 7h2.3v6h-1.6V9.2L15.4 13h-1.1l-1.4-3.8V13zM19.2 13V7h4.5v1.4h-2.8v.9h2.7v1.3h-2.7v1h2.8V13zM23.6 13l2-3-1.9-3h2l.9 1.7L27.6 7h1.9l-1.9 3 2 3h-2l-1-1.8-1.1 1.8z"
      />
    ),
  },
  discover: {
    name: 'Discover',
    ground: WHITE,
    // The mark's orange is a corner area and the O of the name.
    mark: (
      <>
        <path d="M13 20c7.4-1.2 13.6-4.4 18.5-8.6v5.9c0 1.5-1.2 2.7-2.7 2.7z" fill="#f76b1c" />
        <path
          fill="#231f20"
          d="M3 6.2h1.7c1.2 0 2 .8 2 1.9s-.8 2-2 2H3zm1 .9v2.2h.6c.7 0 1.1-.5 1.1-1.1S5.3 7 4.6 7zM7.2 6.2h1v3.9h-1zM11 7.2c-.3-.2-.5-.3-.8-.3s-.5.1-.5.3c0 .7 1.9.3 1.9 1.7 0 .8-.6 1.3-1.4 1.3-.6 0-1.1-.2-1.4-.6l.6-.6c.2.3.5.4.8.4s.5-.1.5-.4c0-.8-1.8-.3-1.8-1.7 0-.7.6-1.2 1.3-1.2.5 0 1 .2 1.3.4zM15 7.6c-.3-.3-.6-.5-1-.5-.6 0-1 .5-1 1.1s.4 1 1 1c.4 0 .7-.1 1-.4v1.1a2 2 0 0 1-1 .3c-1.1 0-2-.9-2-2s.9-2 2-2c.4 0 .7.1 1 .3zM19.6 6.2h1.1l.8 2.4.8-2.4h1.1l-1.5 4h-.8zM23.8 6.2h2.6V7h-1.6v.6h1.5v.8h-1.5v.9h1.6v.8h-2.6zM27 6.2h1.5c.8 0 1.2.4 1.2 1.1 0 .5-.3.9-.8 1l1.1 1.8h-1.2l-.9-1.7v1.7H27zm1 .8v.7h.3c.3 0 .5-.1.5-.4S28.6 7 28.3 7z"
        />
        <circle cx="17.4" cy="8.15" r="2" fill="#f76b1c" />
      </>
    ),
  },
  maestro: { name: 'Maestro', ground: WHITE, mark: discs('#eb001b', '#00a2e5', '#7375cf') },
  jcb: { name: 'JCB', ground: WHITE, mark: bars(['#0e4c96', '#e6212a', '#00a54f'], 0.6) },
  unionpay: { name: 'UnionPay', ground: WHITE, mark: bars(['#e21836', '#00447c', '#007b84'], 2.2) },
  dinersclub: {
    name: 'Diners Club',
    ground: WHITE,
    mark: (
      <>
        <circle cx="16" cy="10" r="6.4" fill="#004a97" />
        <circle cx="16" cy="10" r="5.1" fill={WHITE} />
        <path d="M14.9 6.6v6.8a3.5 3.5 0 0 1 0-6.8M17.1 6.6a3.5 3.5 0 0 1 0 6.8z" fill="#004a97" />
      </>
    ),
  },
};
