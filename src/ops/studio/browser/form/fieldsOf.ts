import type { RJSFSchema } from '@rjsf/utils';
import { asSchema } from './formSchema.ts';

/** Lists the JSON pointers of a form's fields and groups. A list counts as a field. */
export function fieldsOf(schema: RJSFSchema, pointer = ''): readonly string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
    fieldsOf(asSchema(member), `${pointer}/${key}`),
  );
  return pointer === '' ? inner : [pointer, ...inner];
}
