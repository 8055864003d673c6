/** Takes steps: a process of the server, which can die, or the provider, which cannot. */
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
 * Everything in progress waits here between its steps. The driver of the model continues one at a
 * time, in any order, or lets a process die: then its work never continues.
 */
export class Steps {
  /** What was done, in order, to explain a failure. */
  readonly log: string[] = [];
  #waiting: Waiting[] = [];

  get count(): number {
    return this.#waiting.length;
  }

  /** Waits to be continued; forever in a process that has died. */
  wait(actor: Actor, label: string): Promise<void> {
    return new Promise((resolve) => {
      if (actor.isAlive) this.#waiting.push({ actor, label, go: resolve });
    });
  }

  /** Continues one of the waiting until its next step. `choice` is any whole number. */
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

/**
 * Resolves when everything waits at a step again, because nothing in the model waits for anything
 * else.
 */
export function allQuiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
