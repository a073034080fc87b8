/** A piece of two texts: in both, only in the one before, or only in the one now. */
export type Piece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** Words and figures stay whole: of "1.5mm²" nothing is half new. */
const inWords = (text: string): string[] => text.match(/[\w.×/+%-]+|\s+|./gsu) ?? [];
/** Long texts are compared by what ends with a stop. */
const inSentences = (text: string): string[] => text.match(/[^。；！？\n]+[。；！？\n]?|\n/gu) ?? [];

/** What is longer than so many steps is said to be other as a whole. */
const stepsMost = 2_000_000;

const joined = (pieces: readonly Piece[]): Piece[] => {
  const made: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = made.at(-1);
    if (last?.kind === kind) made[made.length - 1] = { kind, text: last.text + text };
    else made.push({ kind, text });
  }
  return made;
};

const longestCommon = (before: readonly string[], now: readonly string[]): Piece[] => {
  const width = now.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b -= 1)
    for (let n = now.length - 1; n >= 0; n -= 1)
      lengths[b * width + n] =
        before[b] === now[n]
          ? (lengths[(b + 1) * width + n + 1] as number) + 1
          : Math.max(lengths[(b + 1) * width + n] as number, lengths[b * width + n + 1] as number);
  const pieces: Piece[] = [];
  let [b, n] = [0, 0];
  while (b < before.length || n < now.length) {
    if (b < before.length && n < now.length && before[b] === now[n]) {
      pieces.push({ kind: 'same', text: now[n] as string });
      b += 1;
      n += 1;
    } else if (
      n >= now.length ||
      (b < before.length && (lengths[(b + 1) * width + n] as number) >= (lengths[b * width + n + 1] as number))
    ) {
      pieces.push({ kind: 'gone', text: before[b] as string });
      b += 1;
    } else {
      pieces.push({ kind: 'new', text: now[n] as string });
      n += 1;
    }
  }
  return joined(pieces);
};

/** What differs between two texts, in the order in which it is read. */
export const textDiff = (before: string, now: string, by: 'words' | 'sentences' = 'words'): Piece[] => {
  const cut = by === 'words' ? inWords : inSentences;
  const [was, is] = [cut(before), cut(now)];
  if (was.length * is.length > stepsMost)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: now },
    ];
  return longestCommon(was, is);
};

/** The words of a text without its marks; what stands apart stays apart. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/li|\/h\d|\/tr)[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

export const picturesIn = (html: string): number => html.match(/<img\b/g)?.length ?? 0;
