/** How much larger one side may be than the other asks for, in CSS pixels: sides are whole numbers. */
const ROUNDING = 1;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Width divided by height of a drawing's viewBox. Null without a viewBox; the check of the file
 * reports that.
 */
export function proportionsOf(svg: string): number | null {
  const [, box = ''] = /viewBox\s*=\s*["']([^"']*)/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : null;
}

/** Whether a drawing fills a size, except for what rounding to whole pixels leaves. */
export function fills(proportions: number, { height, width }: PictureSize): boolean {
  return (
    Math.abs(width - height * proportions) <= ROUNDING ||
    Math.abs(height - width / proportions) <= ROUNDING
  );
}
