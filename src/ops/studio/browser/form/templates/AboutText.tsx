/** What a description says, with the names of settings in it as code: they stand between backticks. */
export function AboutText({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
