import type { AnswerValue } from '../../../core/contract/Answers.ts';

/** What the controls of a name hold: a list of the ticked where each is a checkbox. Null without any. */
export function readControls(page: Document, name: string): AnswerValue | null {
  const controls = [...page.querySelectorAll(`[name="${name}"]`)];
  const [first] = controls;
  if (!(first instanceof HTMLInputElement)) {
    const holdsText = first instanceof HTMLSelectElement || first instanceof HTMLTextAreaElement;
    return holdsText ? first.value : null;
  }
  const chosen = controls.flatMap((it) =>
    it instanceof HTMLInputElement && it.checked ? [it.value] : [],
  );
  switch (first.type) {
    case 'radio':
      return chosen[0] ?? '';
    case 'checkbox':
      return chosen;
    default:
      return first.value;
  }
}
