/** Every text in a value with the way to it, such as 'mails.greeting'. */
export function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, path === '' ? key : `${path}.${key}`),
  );
}

/** The words of a text, in lower case: without what is filled in, and without the names of choices. */
export function wordsIn(text: string): readonly string[] {
  const plain = text.replaceAll(
    /\{\w+(, (plural|select|number))?[,}]|\b(one|other|ACH|CC|GC) \{/g,
    ' ',
  );
  return plain.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}
