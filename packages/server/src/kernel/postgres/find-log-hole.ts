/** What a part of the log is called: its branch (timeline), then its number; PostgreSQL's size of a part, 16 MB, makes 256 of them of the middle one. */
const partPattern = /^([0-9A-F]{8})([0-9A-F]{8})000000([0-9A-F]{2})(?:\.gz)?$/;
const historyPattern = /^([0-9A-F]{8})\.history(?:\.gz)?$/;
const hex = (n: number): string => n.toString(16).toUpperCase().padStart(8, '0');
const numberOf = (digits = ''): number => Number.parseInt(digits, 16);

type Part = { readonly timeline: number; readonly part: number };

export const readPart = (name: string): Part | undefined => {
  const [, timeline, high, low] = partPattern.exec(name) ?? [];
  return low === undefined ? undefined : { timeline: numberOf(timeline), part: numberOf(high) * 256 + numberOf(low) };
};

/** Which timeline the log is on from which part on; the way that was followed. */
type Way = readonly { readonly timeline: number; readonly from: number }[];

/**
 * The way that a restored cluster came, and the first part that it did not read to the end of, by the history that it began its own branch with: a line for
 * each timeline, with the place where that one was left.
 */
export const readWay = (history: string): { way: Way; next: number; broken: number } => {
  const lines = [...history.matchAll(/^\s*(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/gm)].map(([, timeline, high, low]) => ({
    timeline: Number(timeline),
    part: numberOf(high) * 256 + Math.floor(numberOf(low) / 2 ** 24),
    within: numberOf(low) % 2 ** 24 > 0,
  }));
  const last = lines.at(-1);
  if (!last) throw new Error('the restored database says nothing of where it came from');
  return {
    way: lines.map(({ timeline }, n) => ({ timeline, from: n === 0 ? 0 : (lines[n - 1]?.part ?? 0) })),
    // A part whose beginning was read is there; what was wanted then is the next one.
    next: last.within ? last.part + 1 : last.part,
    broken: last.part,
  };
};

export type Hole = {
  /** The first part that is wanting. */
  readonly name: string;
  /** It is there, but nothing could be read from it on. */
  readonly isThere: boolean;
  /** The last one that is there behind it. */
  readonly last: string;
};

/** What an archive holds of a way beyond the part that was wanted next, and could not be had. */
export const findLogHole = (archived: readonly string[], { way, next, broken }: ReturnType<typeof readWay>): Hole | undefined => {
  const nameOf = (part: number): string =>
    `${hex(way.findLast(({ from }) => from <= part)?.timeline ?? 1)}${hex(Math.floor(part / 256))}${hex(part % 256)}`;
  const there = new Set(
    archived.flatMap((name) => {
      const found = readPart(name);
      return found && found.part >= next && nameOf(found.part) === name.slice(0, 24) ? [found.part] : [];
    }),
  );
  if (there.size === 0) return undefined;
  const last = [...there].reduce((one, other) => Math.max(one, other));
  let part = next;
  while (there.has(part)) part += 1;
  return { name: nameOf(part > last ? broken : part), isThere: part > last, last: nameOf(last) };
};

/** PostgreSQL looks for branches one by one and takes the first history that is missing for the end of them: it would go on along one that was left. */
export const findLostHistory = (archived: readonly string[], timeline: number): string | undefined => {
  const histories = new Set(archived.flatMap((name) => historyPattern.exec(name)?.[1] ?? []).map(numberOf));
  const newest = [...histories, ...archived.flatMap((name) => readPart(name)?.timeline ?? [])].reduce(
    (one, other) => Math.max(one, other),
    timeline,
  );
  for (let wanted = timeline + 1; wanted <= newest; wanted += 1) if (!histories.has(wanted)) return `${hex(wanted)}.history`;
  return undefined;
};
