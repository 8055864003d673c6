/** One program's output. */
export interface Piece {
  readonly say: (text: string) => void;
  /** Ends it with a last line. */
  readonly end: (closing: string) => void;
}

/**
 * Prints what several programs say at once, each in one piece: once it has ended, since another prints
 * meanwhile, or as it comes where no other is left. `count` is how many there will be.
 */
export class PiecePrinter {
  #left: number;
  readonly #print: (text: string) => void;
  /** The pieces that have begun and wait for their end, by what each has said. */
  readonly #held = new Set<string[]>();

  constructor(count: number, print: (text: string) => void) {
    this.#left = count;
    this.#print = print;
  }

  begin(title: string): Piece {
    const said = [`${title}\n`];
    this.#held.add(said);
    this.#letTheLastSpeak();
    return {
      say: (text) => {
        if (this.#held.has(said)) said.push(text);
        else this.#print(text);
      },
      end: (closing) => {
        this.#let(said);
        this.#print(`${closing}\n`);
        this.#left -= 1;
        this.#letTheLastSpeak();
      },
    };
  }

  #letTheLastSpeak(): void {
    if (this.#left !== 1) return;
    for (const said of this.#held) this.#let(said);
  }

  #let(said: string[]): void {
    if (this.#held.delete(said)) this.#print(said.join(''));
  }
}
