import { beforeEach, expect, it } from 'vitest';
import { keepTyped } from './keepTyped.ts';

const FORM = `<form>
  <input name="fullName"><textarea name="remark"></textarea>
  <select name="province"><option value=""></option><option value="ON">Ontario</option></select>
  <input type="checkbox" name="agreed">
  <input type="radio" name="planId" value="starter"><input type="radio" name="planId" value="team">
</form>`;

function control(selector: string) {
  const found = document.querySelector(selector);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`No control '${selector}'.`);
}

/** Replaces the form as React does when it renders again. */
function drawAnew(): void {
  document.body.innerHTML = FORM;
}

beforeEach(drawAnew);

it('moves typed, selected and ticked values, also those entered after the call', () => {
  const handOver = keepTyped(document);
  control('[name=fullName]').value = 'Ada Lovelace';
  control('[name=province]').value = 'ON';
  document.querySelector('textarea')?.append('A remark');
  document.querySelector<HTMLInputElement>('[name=agreed]')?.click();
  document.querySelector<HTMLInputElement>('[value=team]')?.click();
  drawAnew();
  handOver();
  const typed = Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
  expect(typed).toEqual({
    fullName: 'Ada Lovelace',
    remark: 'A remark',
    province: 'ON',
    agreed: 'on',
    planId: 'team',
  });
});

it('moves the focus too, unless the field stays', () => {
  const handOver = keepTyped(document);
  control('[name=province]').focus();
  drawAnew();
  handOver();
  expect(document.activeElement).toBe(control('[name=province]'));

  const leave = keepTyped(document);
  control('[name=fullName]').focus();
  leave();
  expect(document.activeElement).toBe(control('[name=fullName]'));
});

it('writes nothing into other fields, and nothing if the fields stay', () => {
  const handOver = keepTyped(document);
  control('[name=fullName]').value = 'Ada Lovelace';
  document.body.innerHTML = '<input name="companyName">';
  handOver();
  expect(control('[name=companyName]').value).toBe('');

  const leave = keepTyped(document);
  control('[name=companyName]').value = 'Engines';
  leave();
  expect(control('[name=companyName]').value).toBe('Engines');
});
