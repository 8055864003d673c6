/** Digits with or without #, and with an opacity only where it is full. */
const DIGITS = /^#?(?:([0-9a-f]{3})f?|([0-9a-f]{6})(?:ff)?)$/;

/** As styles and design guides write a colour: rgb(10, 112, 72), 10 112 72, rgb(10 112 72 / 1). */
const RGB = /^(?:rgba?\()? ?(\d{1,3})[, ] ?(\d{1,3})[, ] ?(\d{1,3})(?: ?[,/] ?(?:1|100%))? ?\)?$/;

/** hsl(156, 84%, 24%), hsl(156deg 84% 24%). */
const HSL =
  /^hsla?\( ?(\d{1,3})(?:deg)?[, ] ?(\d{1,3})%[, ] ?(\d{1,3})%(?: ?[,/] ?(?:1|100%))? ?\)$/;

/**
 * Returns a colour as # and six hex digits, if it is opaque and written in digits, as rgb or as hsl;
 * any other text as it is.
 */
export function sixDigits(written: string): string {
  const colour = written.slice(0, 50).trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const [, short, digits] = DIGITS.exec(colour) ?? [];
  if (short !== undefined) return `#${short.replaceAll(/./g, '$&$&')}`;
  if (digits !== undefined) return `#${digits}`;
  const channels = RGB.exec(colour)?.slice(1, 4).map(Number) ?? channelsOfHsl(HSL.exec(colour));
  if (channels === null || channels.some((it) => it > 255)) return written;
  return `#${channels.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of 0 to 255. */
function channelsOfHsl(found: RegExpExecArray | null): readonly number[] | null {
  const [hue, saturation, lightness] = found?.slice(1, 4).map(Number) ?? [];
  if (hue === undefined || saturation === undefined || lightness === undefined) return null;
  if (saturation > 100 || lightness > 100) return null;
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  });
}
