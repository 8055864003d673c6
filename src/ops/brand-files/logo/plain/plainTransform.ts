const NUMBER = String.raw`\s*[-+]?(?:\d+(?:\.\d+)?|\.\d+)`;
const LENGTH = String.raw`(?:${NUMBER}px|\s*0)\s*`;
const ANGLE = String.raw`(?:${NUMBER}deg|\s*0)\s*`;
const FACTOR = String.raw`${NUMBER}\s*`;

/** A transform as CSS writes it, in pixels and degrees. */
const TRANSFORM = new RegExp(
  `^(?:translate\\(${LENGTH}(?:,${LENGTH})?\\)|(?:rotate|skew[XY])\\(${ANGLE}\\)|` +
    `scale\\(${FACTOR}(?:,${FACTOR})?\\)|matrix\\(${FACTOR}(?:,${FACTOR}){5}\\)|\\s)*$`,
);

/** Returns a transform of a style as an attribute says it, without units; null if none can. */
export function plainTransform(value: string): string | null {
  return TRANSFORM.test(value) ? value.replaceAll(/px|deg/g, '') : null;
}
