import { reaction } from 'mobx';
import { isFrenchFirst } from '../../renderer/isFrenchFirst.ts';
import type { Brings } from '../WidgetChunk.ts';

/** A tick counts for the sentence that was read: whoever comes to live in Québec is asked again. */
export const brings: Brings = {
  prepare: (stores) =>
    void reaction(
      () => isFrenchFirst(stores),
      (isFirst) => {
        if (isFirst) stores.agreement.setAgreed(false);
      },
      { fireImmediately: true },
    ),
};
