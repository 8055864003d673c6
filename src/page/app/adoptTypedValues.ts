import { definitionOf, FIELD_NAMES } from '../../core/fields/fields.ts';
import type { RootStore } from '../stores/RootStore.ts';

/**
 * Reads what was typed, selected or autofilled before the script loaded: React keeps the text in
 * the page, but the stores do not have it. Call it right after hydration.
 */
export function adoptTypedValues(page: Document, stores: RootStore): void {
  const { contact, agreement, plan } = stores;
  // Before the fields, because the province can add texts to the sentence that was ticked.
  const box = page.querySelector('input[name=agreed]');
  if (box instanceof HTMLInputElement) agreement.setAgreed(box.checked);

  for (const name of FIELD_NAMES) {
    const typed = controlValue(page, name);
    const field = contact[name];
    if (typed === null || typed === field.value || field.disabled) continue;
    field.setValue(typed);
    // The browser's own check, which may show this message already, ends below.
    const isLeft = page.activeElement?.getAttribute('name') !== name;
    if (isLeft && definitionOf(name).pattern !== undefined) field.checkOnBlur();
  }
  // Only now, because a field that renders again shows its store's value.
  contact.setEarly(false);

  const chosen = page.querySelector('input[name=planId]:checked');
  if (chosen instanceof HTMLInputElement) plan.selectPlan(chosen.value);

  for (const addon of plan.addons) {
    const ticked = page.querySelector(`input[name=addonIds][value="${addon.id}"]`);
    if (ticked instanceof HTMLInputElement && ticked.checked) plan.setAddon(addon.id, true);
  }
  const ivr = page.querySelector('input[name=ivrId]:checked');
  if (ivr instanceof HTMLInputElement) plan.selectIvrPlan(ivr.value);

  const users = controlValue(page, 'numberOfUsers');
  if (users !== null && users !== String(plan.numberOfUsers)) plan.usersField.type(users);
  stores.questions?.adopt(page);
}

function controlValue(page: Document, name: string): string | null {
  const control = page.querySelector(`[name=${name}]`);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  return isControl ? control.value : null;
}
