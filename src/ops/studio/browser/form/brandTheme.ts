import type { RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import { AssetWidget } from './widgets/AssetWidget.tsx';
import { ChoicesWidget } from './widgets/ChoicesWidget.tsx';
import { ChoiceWidget } from './widgets/ChoiceWidget.tsx';
import { ColourWidget } from './widgets/ColourWidget.tsx';
import { FixedWidget } from './widgets/FixedWidget.tsx';
import { ListWidget } from './widgets/ListWidget.tsx';
import { LogoWidget } from './widgets/LogoWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { PlacementsWidget } from './widgets/PlacementsWidget.tsx';
import { RowsWidget } from './widgets/RowsWidget.tsx';
import { SegmentsWidget } from './widgets/SegmentsWidget.tsx';
import { SwitchWidget } from './widgets/SwitchWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

/** The widgets by the names that uiSchemaOf gives out. */
export const brandWidgets: RegistryWidgetsType = {
  asset: AssetWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  colour: ColourWidget,
  fixed: FixedWidget,
  list: ListWidget,
  logo: LogoWidget,
  number: NumberWidget,
  placements: PlacementsWidget,
  rows: RowsWidget,
  segments: SegmentsWidget,
  switch: SwitchWidget,
  text: TextWidget,
  textarea: TextareaWidget,
};

/** In place of the library's own, which mark no field as invalid. */
export const brandTemplates: Partial<TemplatesType> = { FieldTemplate, ObjectFieldTemplate };
