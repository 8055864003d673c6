// Generated from the folders of src/page/widgets by npm run generate.
import { AgreementAfterFrench } from '../../agreement-after-french/AgreementAfterFrench.tsx';
import { brings as agreementAfterFrenchBrings } from '../../agreement-after-french/brings.ts';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  widgets: { 'agreement-after-french': AgreementAfterFrench },
  brings: [agreementAfterFrenchBrings],
};
