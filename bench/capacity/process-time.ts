import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second for all programs. */
const TICKS_PER_SECOND = 100;
/** The places of these figures in /proc/PID/stat behind the name of the program. */
const [PARENT, USER, SYSTEM, USER_OF_CHILDREN, SYSTEM_OF_CHILDREN] = [1, 11, 12, 13, 14];

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

function readTimes(id: number): ProcessTimes | null {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const at = (place: number): number => fields[place] ?? 0;
    return {
      parent: at(PARENT),
      own: at(USER) + at(SYSTEM),
      ended: at(USER_OF_CHILDREN) + at(SYSTEM_OF_CHILDREN),
    };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/** The processor time of a process and its children, in seconds; null where there is no /proc. */
export function processorSeconds(id: number): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const main = readTimes(id);
  if (main === null) return null;
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.map((name) => readTimes(Number(name))).filter((one) => one?.parent === id);
  const ticks = children.reduce((sum, child) => sum + (child?.own ?? 0), main.own + main.ended);
  return ticks / TICKS_PER_SECOND;
}
