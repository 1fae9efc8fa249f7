/** Answers that a scenario holds back: a slow network, as a test can repeat it. */
export interface HeldAnswers {
  /** The next call of that name is answered at `release` only. */
  hold(name: string): void;
  /** Whether the next call of that name is to be held. */
  isWanted(name: string): boolean;
  /** Passes an answer on, at once or, where its call is held, when it is released. */
  pass<Answer>(name: string, answer: Answer): Promise<Answer>;
  /** Lets the oldest held answer of that name arrive; false where none is held. */
  release(name: string): boolean;
  /** Whether a hold was ever asked for. */
  isUsed(): boolean;
  /** How many answers are held. */
  count(): number;
  /** Work that still waits for a held answer. */
  readonly left: Set<Promise<unknown>>;
}

/** Holds nothing yet. */
export function makeHeldAnswers(): HeldAnswers {
  const wanted: string[] = [];
  const held: { readonly name: string; readonly arrive: () => void }[] = [];
  let isUsed = false;

  return {
    hold: (name) => {
      isUsed = true;
      wanted.push(name);
    },
    isWanted: (name) => wanted.includes(name),
    pass: async (name, answer) => {
      const place = wanted.indexOf(name);
      if (place === -1) return answer;
      wanted.splice(place, 1);
      await new Promise<void>((arrive) => held.push({ name, arrive }));
      return answer;
    },
    release: (name) => {
      const place = held.findIndex((one) => one.name === name);
      const [found] = place === -1 ? [] : held.splice(place, 1);
      found?.arrive();
      return found !== undefined;
    },
    isUsed: () => isUsed,
    count: () => held.length,
    left: new Set(),
  };
}
