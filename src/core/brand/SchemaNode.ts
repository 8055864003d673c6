/** The members of a JSON Schema that formatting and forms read. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
}

/** A whole schema. `$ref` refers to its definitions. */
export interface SchemaRoot extends SchemaNode {
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
}

const HERE = '#/definitions/';

/** Returns the schema of a node: the node itself, or the definition that it refers to. */
export function followRef(node: SchemaNode, root: SchemaRoot): SchemaNode {
  const { $ref } = node;
  if ($ref === undefined || !$ref.startsWith(HERE)) return node;
  return root.definitions?.[$ref.slice(HERE.length)] ?? node;
}
