/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. Equal steps look equal. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** The OKLCH colour of '#rrggbb'. Matrices by Björn Ottosson, as in CSS Color 4. */
export function fromHex(hex: string): Oklch {
  const [l, a, b] = labOf(channelsOf(hex));
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Returns the nearest '#rrggbb'. A colour that no screen can show loses chroma until one can. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let shown = linearOf({ ...colour, l });
  if (!isShown(shown)) {
    let [low, high] = [0, colour.c];
    for (let step = 0; step < 10; step++) {
      const c = (low + high) / 2;
      if (isShown(linearOf({ ...colour, l, c }))) low = c;
      else high = c;
    }
    shown = linearOf({ ...colour, l, c: low });
  }
  return `#${shown
    .map(byteOf)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Lays `amount` (0–1) of `over` on `under`, mixed in OKLab so that the hue does not shift. */
export function mix(under: string, over: string, amount: number): string {
  const [from, to] = [labOf(channelsOf(under)), labOf(channelsOf(over))];
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * amount;
  const [l, a, b] = [between(0), between(1), between(2)];
  return toHex({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** Red, green and blue of '#rrggbb', 0–255. */
export function channelsOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A channel of 0–255 as an amount of light, 0–1. */
export function lightOf(channel: number): number {
  return LIGHTS[channel] ?? lightAt(channel);
}

const LIGHTS = Array.from({ length: 256 }, (_, channel) => lightAt(channel));

function lightAt(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function labOf([red, green, blue]: Triple): Triple {
  const [r, g, b] = [lightOf(red), lightOf(green), lightOf(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf({ l, c, h }: Oklch): Triple {
  const hue = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(hue), c * Math.sin(hue)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

function isShown(linear: Triple): boolean {
  return linear.every((light) => light >= -0.0001 && light <= 1.0001);
}

function byteOf(light: number): number {
  const held = Math.min(1, Math.max(0, light));
  const value = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}
