import { definitionOf, FIELD_NAMES } from '../../core/fields/fields.ts';
import type { RootStore } from '../stores/RootStore.ts';

/**
 * Reads what was typed, selected or autofilled without the page's knowledge: before the script
 * loaded, or without an event. The page shows it, but the stores do not have it, and a field that
 * renders again would lose it. Call it right after hydration, and at each press of the button.
 */
export function adoptTypedValues(page: Document, stores: RootStore): void {
  const { agreement, contact, payment, plan } = stores;
  const typedIn = (name: string) => controlValue(page, name);
  // Before the contact fields, because an account's holder is suggested from them.
  payment?.adopt(typedIn);

  // Before the fields, because the province can add texts to the sentence that was ticked.
  const box = page.querySelector<HTMLInputElement>('input[name=agreed]');
  if (box && box.checked !== agreement.agreed) agreement.toggle();

  for (const name of FIELD_NAMES) {
    const typed = typedIn(name);
    const field = contact[name];
    if (typed === null || typed === field.value || field.disabled) continue;
    field.setValue(typed);
    // The browser's own check, which may show this message already, ends below.
    const isLeft = page.activeElement?.getAttribute('name') !== name;
    if (isLeft && definitionOf(name).pattern !== undefined) field.checkOnBlur();
  }
  // Only now, because a field that renders again shows its store's value.
  contact.setEarly(false);

  const chosen = typedIn('planId');
  if (chosen !== null) plan.selectPlan(chosen);

  for (const addon of plan.addons) {
    const tick = `input[name=addonIds][value="${addon.id}"]`;
    if (page.querySelector<HTMLInputElement>(tick)?.checked) plan.setAddon(addon.id, true);
  }
  const ivr = typedIn('ivrId');
  if (ivr !== null) plan.selectIvrPlan(ivr);

  const users = typedIn('numberOfUsers');
  if (users !== null && users !== String(plan.numberOfUsers)) plan.usersField.type(users);
  stores.questions?.adopt(page);
}

/** Returns the value of a control, or of the selected one of a group. */
function controlValue(page: Document, name: string): string | null {
  const control = page.querySelector<HTMLInputElement | HTMLSelectElement>(
    `:is(input, select)[name=${name}]:is(:checked, :not([type=radio]))`,
  );
  return control?.value ?? null;
}
