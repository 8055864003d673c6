import { type RefObject, useEffect } from 'react';

/**
 * Calls back when the visitor presses or focuses something outside the element around `inside`.
 * Both events count, because not every browser moves the focus on a click.
 */
export function useLeave(inside: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const frame = inside.current?.parentElement;
      if (target instanceof Node && !frame?.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  });
}
