import { observer } from 'mobx-react-lite';
import { ThemeDrawing } from '../../renderer/ThemeDrawing.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** A drawing of what the brand sells, beside a form without a payment, or on a banner. */
export const Illustration = observer(function Illustration() {
  const { illustration } = useStores<typeof widget>().brand;
  return illustration ? <ThemeDrawing {...illustration} /> : null;
});
