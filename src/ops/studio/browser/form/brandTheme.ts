import type { RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import { ChoicesWidget } from './widgets/choices/ChoicesWidget.tsx';
import { ChoiceWidget } from './widgets/choices/ChoiceWidget.tsx';
import { SegmentsWidget } from './widgets/choices/SegmentsWidget.tsx';
import { SwitchWidget } from './widgets/choices/SwitchWidget.tsx';
import { FixedWidget } from './widgets/FixedWidget.tsx';
import { ListWidget } from './widgets/lists/ListWidget.tsx';
import { PlacementsWidget } from './widgets/lists/PlacementsWidget.tsx';
import { RowsWidget } from './widgets/lists/RowsWidget.tsx';
import { AssetWidget } from './widgets/look/AssetWidget.tsx';
import { ColourWidget } from './widgets/look/ColourWidget.tsx';
import { LogoWidget } from './widgets/look/LogoWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

/** The widgets, by the names that uiSchemaOf returns. */
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

/** Replaces the library's own templates, which mark no field as invalid. */
export const brandTemplates: Partial<TemplatesType> = { FieldTemplate, ObjectFieldTemplate };
