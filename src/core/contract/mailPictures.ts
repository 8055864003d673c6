/** The margin around a picture in a mail, in CSS pixels, filled with the picture's background. */
export const MAIL_LOGO_MARGIN = 8;

/** The height of an illustration in a mail, in CSS pixels, without its margin. */
const PICTURE_HEIGHT = 120;

/** Returns the size of an illustration in a mail, in CSS pixels, from its size on the page. */
export function mailPictureSize({
  height,
  width,
}: {
  readonly height: number;
  readonly width: number;
}): { readonly height: number; readonly width: number } {
  return { height: PICTURE_HEIGHT, width: Math.round((width * PICTURE_HEIGHT) / height) };
}
