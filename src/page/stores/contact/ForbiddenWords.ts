import { makeAutoObservable, observableRef } from 'mobx';
import type { WordCheck } from '../../../core/rules/fields/checkText.ts';

/**
 * The forbidden-word check. It loads after the page can be used, because it is large and rarely finds
 * anything. Until then the page accepts every word, and the server refuses the forbidden ones.
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
