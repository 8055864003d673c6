/** The part of JSON Schema (draft 7) that this project's schemas are written in. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  /** The TypeScript type to write instead of the one that this schema describes. */
  readonly tsType?: string;
  /**
   * The statements of the specification that the setting serves. A group's statements apply to its
   * settings too.
   */
  readonly serves?: string;
  /** The guide's name for the value when its type says too little: 'a host name'. */
  readonly shownAs?: string;
}
