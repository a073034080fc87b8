/** How a PDF of our own is put together: where each object lies, the latest version last. Only what `makePdf` and `signPdf` write is understood. */
type Objects = {
  readonly offsets: ReadonlyMap<number, number>;
  readonly size: number;
  readonly root: number;
  readonly start: number;
  readonly trailer: string;
};

const startOf = (text: string): number => {
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-200));
  if (!found) throw new Error('a PDF without an end');
  return Number(found[1]);
};

export const objectsOf = (text: string): Objects => {
  const offsets = new Map<number, number>();
  const start = startOf(text);
  let trailer: string | undefined;
  for (let at: number | undefined = start; at !== undefined; ) {
    const end = text.indexOf('trailer', at);
    const lines = text.slice(at, end).split('\n').slice(1);
    let number = 0;
    for (const line of lines) {
      const [first = '', , kind] = line.trim().split(' ');
      if (kind === undefined) number = Number(first);
      else {
        if (kind === 'n' && !offsets.has(number)) offsets.set(number, Number(first));
        number += 1;
      }
    }
    const dictionary = text.slice(end, text.indexOf('startxref', end));
    trailer ??= dictionary;
    const before: string | undefined = /\/Prev (\d+)/.exec(dictionary)?.[1];
    at = before === undefined ? undefined : Number(before);
  }
  const size = Number(/\/Size (\d+)/.exec(trailer ?? '')?.[1]);
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer ?? '')?.[1]);
  if (!size || !root) throw new Error('a PDF without a root');
  return { offsets, size, root, start, trailer: trailer as string };
};

/** The dictionary of an object, as text between `<<` and `>>`. */
export const dictionaryOf = (text: string, { offsets }: Objects, number: number): string => {
  const at = offsets.get(number);
  if (at === undefined) throw new Error(`a PDF without its object ${number}`);
  const found = /^\d+ 0 obj\s*<<([\s\S]*)>>\s*endobj/.exec(text.slice(at, text.indexOf('endobj', at) + 6));
  if (!found) throw new Error(`object ${number} of a PDF is no dictionary`);
  return found[1] as string;
};

/** What is written behind a file without touching a byte of it. */
export const appendObjects = (
  pdf: Buffer,
  { root, start, trailer }: Objects,
  size: number,
  objects: ReadonlyMap<number, string | Buffer>,
): { pdf: Buffer; offsets: ReadonlyMap<number, number> } => {
  const parts: Buffer[] = [pdf, Buffer.from('\n')];
  let at = pdf.length + 1;
  const offsets = new Map<number, number>();
  for (const [number, content] of objects) {
    offsets.set(number, at);
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(content as string, 'latin1'), Buffer.from('\nendobj\n')]);
    parts.push(whole);
    at += whole.length;
  }
  const rows = [...offsets].map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const kept = /\/(?:Info \d+ 0 R|ID \[[^\]]*\])/g;
  const end = `xref\n${rows}trailer\n<<\n/Size ${size}\n/Root ${root} 0 R\n${(trailer.match(kept) ?? []).join('\n')}\n/Prev ${start}\n>>\nstartxref\n${at}\n%%EOF\n`;
  return { pdf: Buffer.concat([...parts, Buffer.from(end, 'latin1')]), offsets };
};
