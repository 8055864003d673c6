/** What a step that runs in parallel prints. */
export interface Piece {
  readonly add: (text: string) => void;
  readonly end: (line: string) => void;
}

interface Open {
  readonly title: string;
  /** Kept until it can be printed; null when it is printed as it comes. */
  kept: string[] | null;
}

/**
 * Prints the output of `count` steps that run in parallel, each in one piece when it ends. Nothing
 * can come between the lines of the last one, so it is printed as it comes.
 */
export function inPieces(count: number): (title: string) => Piece {
  const open = new Set<Open>();
  let left = count;
  const show = (it: Open) => {
    if (it.kept === null) return;
    console.log(it.title);
    process.stdout.write(it.kept.join(''));
    it.kept = null;
  };
  const showLast = () => {
    if (left === 1) for (const last of open) show(last);
  };
  return (title) => {
    const mine: Open = { title, kept: [] };
    open.add(mine);
    showLast();
    return {
      add(text) {
        if (mine.kept === null) process.stdout.write(text);
        else mine.kept.push(text);
      },
      end(line) {
        show(mine);
        console.log(line);
        open.delete(mine);
        left -= 1;
        showLast();
      },
    };
  };
}
