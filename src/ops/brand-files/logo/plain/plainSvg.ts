import { optimize } from 'svgo';
import { plainReferences, withoutExtensions, withViewBox } from './plainStructure.ts';
import { attributesOfStyles } from './plainStyles.ts';

/**
 * Returns a drawing as plain SVG that looks the same: styles become attributes, and what belongs to
 * a drawing program is left out. Shapes, coordinates and comments stay as they are, and so does what
 * cannot be written plainly, such as a filter, for the check to report. Null if it is not XML, or too deep.
 */
export function plainSvg(svg: string): string | null {
  try {
    const { data } = optimize(svg, {
      js2svg: { pretty: true, indent: 2 },
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeMetadata',
        'removeEditorsNSData',
        withoutExtensions,
        attributesOfStyles,
        plainReferences,
        'removeUnusedNS',
        withViewBox,
      ],
    });
    // It reads no drawing from a tag that never ends.
    return data === '' ? null : data;
  } catch (error) {
    // It calls itself for each level of a drawing, and the check refuses deep ones.
    if (error instanceof RangeError) return null;
    // The package does not export the class.
    if (error instanceof Error && error.name === 'SvgoParserError') return null;
    throw error;
  }
}
