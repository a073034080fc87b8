/** Stands for a class such as [^)]; no plate begins with one. */
export const anything = '\u0000';

const span = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, step) => String.fromCharCode(from.charCodeAt(0) + step));
const escaped: Readonly<Record<string, string[]>> = { d: span('0', '9'), w: [...span('0', '9'), ...span('A', 'Z'), '_'] };

/** The first two signs that a text matching the pattern can begin with (upper case); one sign or none when the match can end there. */
export const firstLetters = (pattern: string): Set<string> => {
  let at = 0;
  const reach = 2;
  const cut = (text: string) => text.slice(0, reach);
  const join = (heads: Set<string>, tails: ReadonlySet<string>): Set<string> => {
    const joined = new Set<string>();
    for (const head of heads) {
      if (head.length === reach) joined.add(head);
      else for (const tail of tails) joined.add(cut(head + tail));
    }
    return joined;
  };
  const isFull = (heads: ReadonlySet<string>): boolean => {
    for (const head of heads) if (head.length < reach) return false;
    return true;
  };
  const nothing = new Set(['']);

  const readClass = (): Set<string> => {
    const signs: string[] = [];
    at += 1;
    const open = pattern[at] === '^';
    while (pattern[at] !== ']') {
      if (pattern[at] === '\\') {
        const sign = pattern[at + 1] as string;
        signs.push(...(escaped[sign] ?? [sign]));
        at += 2;
      } else if (pattern[at + 1] === '-' && pattern[at + 2] !== ']') {
        signs.push(...span(pattern[at] as string, pattern[at + 2] as string));
        at += 3;
      } else {
        signs.push(pattern[at] as string);
        at += 1;
      }
    }
    at += 1;
    return new Set(open ? [anything] : signs.map((sign) => sign.toUpperCase()));
  };

  const readAtom = (): Set<string> => {
    const sign = pattern[at] as string;
    if (sign === '[') return readClass();
    if (sign === '\\') {
      at += 2;
      const letter = pattern[at - 1] as string;
      return new Set(escaped[letter] ?? [letter.toUpperCase()]);
    }
    if (sign !== '(') {
      at += 1;
      return sign === '$' || sign === '^' ? nothing : new Set([sign.toUpperCase()]);
    }
    const opening = /^\((?:\?(?::|=|!|<=|<!|<\w+>))?/.exec(pattern.slice(at, at + 24))?.[0] ?? '(';
    at += opening.length;
    const look = /[=!]$/.test(opening);
    const inner = readChoice();
    at += 1;
    return look ? nothing : inner;
  };

  const readRepeated = (): Set<string> => {
    const atom = readAtom();
    const quantity = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at, at + 12));
    if (!quantity) return atom;
    at += quantity[0].length;
    const least = quantity[1] === undefined ? (quantity[0][0] === '+' ? 1 : 0) : Number(quantity[1]);
    const most =
      quantity[1] === undefined
        ? quantity[0][0] === '?'
          ? 1
          : reach
        : quantity[2] && quantity[3] === ''
          ? reach
          : Number(quantity[3] || quantity[1]);
    let result = nothing;
    for (let turn = 0; turn < Math.min(most, reach); turn += 1) {
      const next = join(result, atom);
      result = turn < least ? next : new Set([...result, ...next]);
    }
    return result;
  };

  /** What follows two known signs does not matter any more. */
  const skipRepeated = (): void => {
    let depth = 0;
    do {
      const sign = pattern[at];
      if (sign === '\\') at += 1;
      else if (sign === '[') {
        while (pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
      } else if (sign === '(') depth += 1;
      else if (sign === ')') depth -= 1;
      at += 1;
    } while (depth > 0);
  };

  const readChoice = (): Set<string> => {
    const all = new Set<string>();
    let sequence: Set<string> = nothing;
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        for (const one of sequence) all.add(one);
        sequence = nothing;
        at += 1;
      } else if (isFull(sequence)) skipRepeated();
      else sequence = join(sequence, readRepeated());
    }
    for (const one of sequence) all.add(one);
    return all;
  };

  return readChoice();
};
