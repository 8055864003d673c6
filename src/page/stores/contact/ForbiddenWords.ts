import { makeAutoObservable, observableRef } from 'mobx';
import type { WordCheck } from '../../../core/rules/fields/checkText.ts';

/**
 * The forbidden-word check, which comes once the page can be used: it is a list of words and patterns
 * that hardly anybody meets. Until then the page finds none, and the server does all the same.
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
