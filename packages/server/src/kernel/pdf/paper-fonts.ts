import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What papers are printed in. */
export const paperFonts = {
  normal: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
};

type Span = readonly [first: number, last: number];

/** The signs that a font has, as spans in order: the table `cmap` of the file, in its form 12 ("segmented coverage"). */
const readSpans = (path: string): Span[] => {
  const file = readFileSync(path);
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const cmap = tables.find((at) => file.toString('latin1', at, at + 4) === 'cmap');
  const start = cmap === undefined ? 0 : file.readUInt32BE(cmap + 8);
  const parts = Array.from({ length: file.readUInt16BE(start + 2) }, (_, at) => start + file.readUInt32BE(start + 8 + 8 * at));
  const whole = parts.find((at) => file.readUInt16BE(at) === 12);
  if (whole === undefined) throw new Error(`${path} does not say which signs it has`);
  return Array.from({ length: file.readUInt32BE(whole + 12) }, (_, at): Span => {
    const group = whole + 16 + 12 * at;
    return [file.readUInt32BE(group), file.readUInt32BE(group + 4)];
  });
};

let spans: Span[] | undefined;
const breaks = new Set(['\n', '\r', '\t']);

/** The first sign of a text that a paper would show as a crossed box. */
export const unprintable = (text: string): string | undefined => {
  spans ??= readSpans(paperFonts.normal);
  for (const sign of new Set(text)) {
    const point = sign.codePointAt(0) as number;
    if (!breaks.has(sign) && !spans.some(([first, last]) => first <= point && point <= last)) return sign;
  }
  return undefined;
};
