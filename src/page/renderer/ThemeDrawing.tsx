import type { Illustration } from '../../core/rules/session/presentBrand.ts';

/**
 * A decorative drawing in the colours of the visitor's scheme. It loads when it comes into view, in
 * a place of fixed size, so that nothing moves.
 */
export function ThemeDrawing({ file, fileOnDark, width, height }: Illustration) {
  const drawing = <img src={file} alt="" width={width} height={height} loading="lazy" />;
  if (fileOnDark === undefined) return drawing;
  return (
    <picture>
      <source srcSet={fileOnDark} media="(prefers-color-scheme: dark)" />
      {drawing}
    </picture>
  );
}
