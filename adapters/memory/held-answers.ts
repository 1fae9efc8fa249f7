/** Answers that a scenario delays: a slow network that is the same in every run. */
export interface HeldAnswers {
  /** Holds the answer to the next call of that name until `release`. */
  hold(name: string): void;
  /** Whether the answer to the next call of that name will be held. */
  isWanted(name: string): boolean;
  /** Resolves with the answer: at once, or on `release` when it is held. */
  pass<Answer>(name: string, answer: Answer): Promise<Answer>;
  /** Delivers the oldest held answer of that name; false when none is held. */
  release(name: string): boolean;
  /** Whether `hold` was ever called. */
  isUsed(): boolean;
  /** How many answers are held. */
  count(): number;
  /** Work that is still waiting for a held answer. */
  readonly left: Set<Promise<unknown>>;
}

/** Makes an empty collection. */
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
