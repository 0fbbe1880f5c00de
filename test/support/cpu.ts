import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second, whatever the machine. */
const ticks = 100;

interface Counted {
  readonly parent: number;
  readonly name: string;
  /** Seconds of a processor, with those of its children that ended. */
  readonly cpu: number;
}

/**
 * Seconds of a processor that a process and all that it started took, by the names of the processes right below it. Undefined where
 * there is no /proc.
 */
export function cpuByChild(pid: number): ReadonlyMap<string, number> | undefined {
  const all = processes();
  const self = all?.get(pid);
  if (all === undefined || self === undefined) return undefined;
  const sums = new Map([[self.name, self.cpu]]);
  for (const [child, { parent, name }] of all)
    if (parent === pid) sums.set(name, (sums.get(name) ?? 0) + cpuOfTree(all, child));
  return sums;
}

function cpuOfTree(all: ReadonlyMap<number, Counted>, pid: number): number {
  let sum = all.get(pid)?.cpu ?? 0;
  for (const [child, { parent }] of all) if (parent === pid) sum += cpuOfTree(all, child);
  return sum;
}

function processes(): Map<number, Counted> | undefined {
  try {
    const all = new Map<number, Counted>();
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const counted = read(name);
      if (counted !== undefined) all.set(Number(name), counted);
    }
    return all;
  } catch {
    return undefined;
  }
}

/** `pid (name) state parent …`, where the name may hold anything; its fields are in proc_pid_stat(5). */
function read(pid: string): Counted | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    const sum = [11, 12, 13, 14].reduce((total, place) => total + Number(fields[place]), 0);
    return { parent: Number(fields[1]), name: text.slice(text.indexOf('(') + 1, end), cpu: sum / ticks };
  } catch {
    return undefined; // it ended meanwhile
  }
}
