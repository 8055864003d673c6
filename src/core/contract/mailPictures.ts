/** The margin around a picture in a mail, in CSS pixels, filled with the picture's background. */
export const MAIL_LOGO_MARGIN = 8;

/** The largest illustration in a mail, in CSS pixels, without its margin, so that a title fits beside it. */
const PICTURE_HEIGHT = 120;
const PICTURE_WIDTH = 200;

/** Returns the size of an illustration in a mail, in CSS pixels, from its size on the page. */
export function mailPictureSize({
  height,
  width,
}: {
  readonly height: number;
  readonly width: number;
}): { readonly height: number; readonly width: number } {
  const scale = Math.min(PICTURE_HEIGHT / height, PICTURE_WIDTH / width);
  return { height: Math.round(height * scale), width: Math.round(width * scale) };
}
