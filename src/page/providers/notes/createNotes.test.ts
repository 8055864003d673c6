import { describe, expect, it, vi } from 'vitest';
import { createNotes, type Note } from './createNotes.ts';

const EVENT: Note = { kind: 'event', event: { name: 'signup_started' } };
const CALL: Note = { kind: 'call', path: '/signup', error: { kind: 'rateLimited' } };

describe('the notes of a page', () => {
  it('wait for a listener, and reach it in order', () => {
    const notes = createNotes(() => undefined);
    const heard: Note[] = [];
    notes.tell(EVENT);
    notes.listen((note) => heard.push(note));
    notes.tell(CALL);
    expect(heard).toEqual([EVENT, CALL]);
  });

  it('do not stop their sender when the listener throws, and each is delivered', () => {
    const notes = createNotes(() => undefined);
    const listener = vi.fn((_note: Note) => {
      throw new Error('It broke.');
    });
    notes.tell(EVENT);
    notes.tell(CALL);
    notes.listen(listener);
    notes.tell(EVENT);
    expect(listener.mock.calls).toEqual([[EVENT], [CALL], [EVENT]]);
  });
});
