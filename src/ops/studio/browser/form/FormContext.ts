import { createContext, useContext } from 'react';
import type { JsonObject, JsonValue } from '../../../../core/brand/JsonValue.ts';
import type { Inherited, ShownContrast, ShownProblem } from '../../wire/BrandReport.ts';
import type { AssetChoices } from '../../wire/StudioBrand.ts';
import type { TypedOfLanguage, TypedTexts } from '../translations/typedTexts.ts';

/** What fields need besides their own value, and what they can do. */
export interface FormContextValue {
  /** The brand's own file as it is being edited. */
  readonly own: JsonObject;
  readonly inherited: ReadonlyMap<string, Inherited>;
  readonly problems: ReadonlyMap<string, readonly ShownProblem[]>;
  readonly contrast: Readonly<Record<string, readonly ShownContrast[]>>;
  readonly choices: AssetChoices & { readonly brands: readonly string[] };
  readonly edit: (pointer: string, value: JsonValue | undefined) => void;
  /** Edits several settings, with pointers as keys. One undo reverts all of them. */
  readonly editTogether: (values: JsonObject) => void;
  readonly reset: (pointer: string) => void;
  /** Moves a key with its value to another place. */
  readonly move: (from: string, to: string) => void;
  /** Translations of shared texts that were typed and not saved yet. */
  readonly typedTexts: TypedTexts;
  readonly typeTexts: (language: string, change: (now: TypedOfLanguage) => TypedOfLanguage) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (value === null) throw new Error('A field of the brand form is outside it.');
  return value;
}
