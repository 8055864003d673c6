import type { AnswerValue } from '../../../core/contract/Answers.ts';

/**
 * Reads the controls with a name: for checkboxes the list of the ticked ones. Null when there are none.
 */
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
