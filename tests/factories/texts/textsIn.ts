/** Returns every text in a value with its path, such as 'mails.greeting'. */
export function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, path === '' ? key : `${path}.${key}`),
  );
}

/** Returns the words of a text in lower case, without placeholders and option names. */
export function wordsIn(text: string): readonly string[] {
  const plain = text.replaceAll(
    /\{\w+(, (plural|select|number))?[,}]|\b(one|other|ACH|CC|GC) \{/g,
    ' ',
  );
  return plain.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}
