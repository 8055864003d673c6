import { makeAutoObservable, observableRef } from 'mobx';
import type { WordCheck } from '../../../core/rules/fields/checkText.ts';

/**
 * The forbidden-word check. It comes after the page can be used, because it is long and hardly anybody
 * meets it. Until then the page finds no word, and the server refuses what has one.
 */
export class ForbiddenWords {
  private check: WordCheck | null = null;

  constructor() {
    makeAutoObservable<this, 'check'>(this, { check: observableRef, isIn: false });
  }

  isIn(text: string): boolean {
    return this.check?.(text) ?? false;
  }

  learn(check: WordCheck): void {
    this.check = check;
  }
}
