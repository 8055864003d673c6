// Generated from the folders of src/page/widgets by npm run generate.
import '../../support-contact/SupportContact.css';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
};
