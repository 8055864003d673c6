import { observer } from 'mobx-react-lite';
import { ThemeDrawing } from '../../renderer/ThemeDrawing.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** A drawing below the fields of a page with payment, as far as its column has room for it. */
export const IllustrationBelow = observer(function IllustrationBelow() {
  const { illustrationBelow } = useStores<typeof widget>().brand;
  return illustrationBelow ? <ThemeDrawing {...illustrationBelow} /> : null;
});
