import type { CustomPlugin, XastElement } from 'svgo';

/** A length in pixels. */
const PIXELS = /^(\d+\.?\d*|\.\d+)(px)?$/;

/** Gives a drawing of a fixed size the viewBox that makes it scale. */
export const withViewBox: CustomPlugin = {
  name: 'withViewBox',
  fn: () => ({
    element: {
      enter: ({ attributes, name }, parent) => {
        if (name !== 'svg' || parent.type !== 'root' || 'viewBox' in attributes) return;
        const [, width] = PIXELS.exec(attributes['width'] ?? '') ?? [];
        const [, height] = PIXELS.exec(attributes['height'] ?? '') ?? [];
        if (width === undefined || height === undefined) return;
        attributes['viewBox'] = `0 0 ${width} ${height}`;
      },
    },
  }),
};

/** Takes the quotes off a reference to a part of the drawing, which the check reads without them. */
export const plainReferences: CustomPlugin = {
  name: 'plainReferences',
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        for (const [name, value] of Object.entries(attributes)) {
          attributes[name] = value.replaceAll(/url\(\s*(["'])(#[^\s"'()\\]+)\1\s*\)/g, 'url($2)');
        }
      },
    },
  }),
};

/**
 * Removes what Illustrator keeps for itself: a switch between its own data, which needs an extension
 * that no browser has, and the drawing.
 */
export const withoutExtensions: CustomPlugin = {
  name: 'withoutExtensions',
  fn: () => ({
    element: {
      enter: (element) => {
        element.children = element.children.filter(
          (it) => it.type !== 'element' || !needsExtension(it),
        );
        if (element.name !== 'switch') return;
        const shown = element.children.filter((it) => it.type === 'element');
        const isSure = shown.length === 1 && !isConditional(shown);
        if (isSure) element.name = 'g';
      },
    },
  }),
};

function needsExtension({ attributes, name }: XastElement): boolean {
  return name === 'foreignObject' && (attributes['requiredExtensions'] ?? '') !== '';
}

/** Whether some browsers may leave an element out. */
function isConditional(elements: readonly XastElement[]): boolean {
  const conditions = ['requiredExtensions', 'requiredFeatures', 'systemLanguage'];
  return elements.some(({ attributes }) => conditions.some((it) => it in attributes));
}
