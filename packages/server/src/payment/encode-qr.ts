/**
 * QR codes of text (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10, which hold up to 213 bytes: any address that is scanned.
 * True is dark.
 */
type Version = {
  readonly blocks: readonly (readonly [count: number, data: number])[];
  readonly ecc: number;
  readonly align: readonly number[];
};

const versions: readonly Version[] = [
  { blocks: [[1, 16]], ecc: 10, align: [] },
  { blocks: [[1, 28]], ecc: 16, align: [6, 18] },
  { blocks: [[1, 44]], ecc: 26, align: [6, 22] },
  { blocks: [[2, 32]], ecc: 18, align: [6, 26] },
  { blocks: [[2, 43]], ecc: 24, align: [6, 30] },
  { blocks: [[4, 27]], ecc: 16, align: [6, 34] },
  { blocks: [[4, 31]], ecc: 18, align: [6, 22, 38] },
  {
    blocks: [
      [2, 38],
      [2, 39],
    ],
    ecc: 22,
    align: [6, 24, 42],
  },
  {
    blocks: [
      [3, 36],
      [2, 37],
    ],
    ecc: 22,
    align: [6, 26, 46],
  },
  {
    blocks: [
      [4, 43],
      [1, 44],
    ],
    ecc: 26,
    align: [6, 28, 50],
  },
];

const exp = new Uint8Array(512);
const log = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  exp[power] = value;
  exp[power + 255] = value;
  log[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (exp[(log[a] as number) + (log[b] as number)] as number));

/** The remainder of the data by the generator of that many roots. */
export const eccOf = (data: readonly number[], count: number): number[] => {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => {
      next[at + 1] = (next[at + 1] as number) ^ times(factor, exp[root] as number);
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] as number;
    if (lead !== 0)
      generator.forEach((factor, step) => {
        rest[at + step] = (rest[at + step] as number) ^ times(factor, lead);
      });
  }
  return rest.slice(data.length);
};

const dataWords = ({ blocks }: Version): number => blocks.reduce((sum, [count, data]) => sum + count * data, 0);

const packBytes = (bytes: Uint8Array, version: Version, number: number): number[] => {
  const bits: number[] = [];
  const push = (value: number, width: number) => {
    for (let at = width - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, number < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = dataWords(version) * 8;
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let pad = 0xec; words.length < dataWords(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
};

const turn = (columns: readonly number[][]): number[] => {
  const longest = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: longest }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat();
};

const interleave = (words: readonly number[], { blocks, ecc }: Version): number[] => {
  const parts: number[][] = [];
  let from = 0;
  for (const [count, data] of blocks)
    for (let at = 0; at < count; at += 1) {
      parts.push(words.slice(from, from + data));
      from += data;
    }
  return [...turn(parts), ...turn(parts.map((part) => eccOf(part, ecc)))];
};

type Grid = (boolean | undefined)[][];

const put = (grid: Grid, x: number, y: number, dark: boolean) => {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
};

const layFinder = (grid: Grid, left: number, top: number) => {
  for (let y = -1; y <= 7; y += 1)
    for (let x = -1; x <= 7; x += 1) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      put(grid, left + x, top + y, ring !== 2 && ring !== 4);
    }
};

const layFrame = (number: number, version: Version): Grid => {
  const size = 17 + 4 * number;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  layFinder(grid, 0, 0);
  layFinder(grid, size - 7, 0);
  layFinder(grid, 0, size - 7);
  const last = version.align.at(-1) ?? 0;
  for (const y of version.align)
    for (const x of version.align) {
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) put(grid, x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  for (let at = 8; at < size - 8; at += 1) {
    put(grid, at, 6, at % 2 === 0);
    put(grid, 6, at, at % 2 === 0);
  }
  return grid;
};

const remainder = (value: number, generator: number, width: number): number => {
  let rest = value << width;
  for (let at = 31 - Math.clz32(rest); at >= width; at = 31 - Math.clz32(rest)) rest ^= generator << (at - width);
  return (value << width) | rest;
};

/** Level M is 00; the mask follows. */
const layFormat = (grid: Grid, mask: number) => {
  const size = grid.length;
  const bits = remainder(mask, 0x537, 10) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    const dark = bit(at);
    if (at < 6) put(grid, 8, at, dark);
    else if (at < 8) put(grid, 8, at + 1, dark);
    else if (at === 8) put(grid, 7, 8, dark);
    else put(grid, 14 - at, 8, dark);
    if (at < 8) put(grid, size - 1 - at, 8, dark);
    else put(grid, 8, size - 15 + at, dark);
  }
  put(grid, 8, size - 8, true);
};

const layVersion = (grid: Grid, number: number) => {
  if (number < 7) return;
  const bits = remainder(number, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    const far = grid.length - 11 + (at % 3);
    put(grid, far, Math.floor(at / 3), dark);
    put(grid, Math.floor(at / 3), far, dark);
  }
};

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The cells that carry data, in the order in which the bits lie: upwards and downwards in pairs of columns, from the right. */
export const dataCells = (frame: Grid): [x: number, y: number][] => {
  const size = frame.length;
  const cells: [number, number][] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (frame[y]?.[x] === undefined) cells.push([x, y]);
    }
  }
  return cells;
};

/** Everything that is not data, laid for one mask. */
export const frameOf = (number: number, mask: number): Grid => {
  const grid = layFrame(number, versions[number - 1] as Version);
  layFormat(grid, mask);
  layVersion(grid, number);
  return grid;
};

/** How hard a code is to read: long runs, blocks, and an uneven share of dark. */
const penaltyOf = (grid: readonly (readonly boolean[])[]): number => {
  const size = grid.length;
  let penalty = 0;
  let dark = 0;
  const runs = (cell: (at: number) => boolean) => {
    let run = 0;
    for (let at = 0; at < size; at += 1) {
      run = at > 0 && cell(at) === cell(at - 1) ? run + 1 : 1;
      if (run === 5) penalty += 3;
      else if (run > 5) penalty += 1;
    }
  };
  for (let y = 0; y < size; y += 1) {
    runs((x) => grid[y]?.[x] as boolean);
    runs((x) => grid[x]?.[y] as boolean);
    for (let x = 0; x < size; x += 1) {
      const cell = grid[y]?.[x];
      if (cell) dark += 1;
      if (cell === grid[y]?.[x + 1] && cell === grid[y + 1]?.[x] && cell === grid[y + 1]?.[x + 1]) penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10;
};

export const encodeQr = (text: string): boolean[][] => {
  const bytes = new TextEncoder().encode(text);
  const number = versions.findIndex((version, at) => bytes.length + (at < 9 ? 2 : 3) <= dataWords(version)) + 1;
  if (number === 0) throw new RangeError('too long for a code');
  const version = versions[number - 1] as Version;
  const bits = interleave(packBytes(bytes, version, number), version).flatMap((word) =>
    Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1),
  );
  const drawn = masks.map((masked, mask) => {
    const grid = frameOf(number, mask);
    dataCells(grid.map((row) => [...row])).forEach(([x, y], at) => put(grid, x, y, (bits[at] === 1) !== masked(x, y)));
    return grid as boolean[][];
  });
  return drawn.reduce((best, grid) => (penaltyOf(grid) < penaltyOf(best) ? grid : best));
};
