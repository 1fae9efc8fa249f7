/** Answers that a scenario delays or loses: a bad network that is the same in every run. */
export interface HeldResponses {
  /** Holds the answer to the next call of that name until `release`. */
  hold(name: string): void;
  /** Loses the answer to the next call of that name. */
  lose(name: string): void;
  /** Whether the answer to the next call of that name will be lost. */
  isLost(name: string): boolean;
  /** Whether the answer to the next call of that name will be held. */
  isWanted(name: string): boolean;
  /** Resolves with the answer: at once, or on `release` when it is held. Null if it is lost. */
  pass<Answer>(name: string, answer: Answer): Promise<Answer | null>;
  /** Delivers the oldest held answer of that name; false when none is held. */
  release(name: string): boolean;
  /** Whether `hold` was ever called. */
  isUsed(): boolean;
  /** How many answers are held. */
  count(): number;
  /** Work that is still waiting for a held answer. */
  readonly left: Set<Promise<unknown>>;
}

/** Removes a name from a list; false if it is not in it. */
function takeOut(names: string[], name: string): boolean {
  const place = names.indexOf(name);
  if (place !== -1) names.splice(place, 1);
  return place !== -1;
}

/** Makes an empty collection. */
export function makeHeldResponses(): HeldResponses {
  const wanted: string[] = [];
  const lost: string[] = [];
  const held: { readonly name: string; readonly arrive: () => void }[] = [];
  let isUsed = false;

  return {
    hold: (name) => {
      isUsed = true;
      wanted.push(name);
    },
    lose: (name) => void lost.push(name),
    isLost: (name) => lost.includes(name),
    isWanted: (name) => wanted.includes(name),
    pass: async (name, answer) => {
      if (takeOut(lost, name)) return null;
      if (takeOut(wanted, name)) await new Promise<void>((arrive) => held.push({ name, arrive }));
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
