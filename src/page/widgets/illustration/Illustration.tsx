import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/**
 * A decorative illustration of what the brand sells. It loads when it comes into view, in a place
 * of fixed size, so that nothing moves.
 */
export const Illustration = observer(function Illustration() {
  const { illustration } = useStores<typeof widget>().brand;
  if (illustration === undefined) return null;
  const { file, fileOnDark, width, height } = illustration;
  const drawing = <img src={file} alt="" width={width} height={height} loading="lazy" />;
  if (fileOnDark === undefined) return drawing;
  return (
    <picture>
      <source srcSet={fileOnDark} media="(prefers-color-scheme: dark)" />
      {drawing}
    </picture>
  );
});
