import { type RefCallback, useCallback, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An element's size in CSS pixels, as it changes. */
export function useSize(): readonly [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
