/** Whoever does steps: a process of the server, which can die, or the provider, which does not. */
export interface Actor {
  readonly name: string;
  isAlive: boolean;
}

interface Waiting {
  readonly actor: Actor;
  readonly label: string;
  readonly go: () => void;
}

/**
 * Everything that is under way waits here between its steps. Whoever drives the model lets one go
 * on at a time, in any order, or has a process die: then what it was doing never goes on.
 */
export class Steps {
  /** What was done, in order, for whoever reads a failure. */
  readonly log: string[] = [];
  #waiting: Waiting[] = [];

  get count(): number {
    return this.#waiting.length;
  }

  /** Waits to be let on; for ever, in a process that has died. */
  wait(actor: Actor, label: string): Promise<void> {
    return new Promise((resolve) => {
      if (actor.isAlive) this.#waiting.push({ actor, label, go: resolve });
    });
  }

  /** Lets one of the waiting go on, up to its next step. `choice` is any whole number. */
  async next(choice: number): Promise<void> {
    const [chosen] = this.#waiting.splice(choice % Math.max(1, this.#waiting.length), 1);
    if (chosen === undefined) return;
    this.note(`${chosen.actor.name}: ${chosen.label}`);
    chosen.go();
    await allQuiet();
  }

  kill(actor: Actor): void {
    actor.isAlive = false;
    this.#waiting = this.#waiting.filter((waiting) => waiting.actor !== actor);
    this.note(`${actor.name} dies`);
  }

  note(line: string): void {
    this.log.push(line);
  }
}

/** Resolves once everybody waits at a step again: nothing in the model waits for anything else. */
export function allQuiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
