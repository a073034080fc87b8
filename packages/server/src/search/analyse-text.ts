import { allWords, cutWords } from './cut-words.ts';
import { synonymGroups, tradeDictionary } from './trade-words.ts';

/** A stretch of Chinese, or a run of letters and figures with the parts that its signs (- / + _) join. */
export type Run = { kind: 'han'; text: string } | { kind: 'code'; atoms: string[] };

/** `words` are what the text says; `weak` are parts of them under which it may also be found. */
export type Analysed = { words: Set<string>; weak: Set<string> };

const units = 'kv|v|mv|kva|va|kvar|kw|mw|w|kwh|wh|ka|ma|a|ah|hz|mm2|mm|cm|m|kg|kn|db|nm|gb|mb';
const unitAfterSpace = new RegExp(String.raw`(\d)\s+(${units})(?![a-z0-9])`, 'g');
const spokenUnits: readonly [RegExp, string][] = [
  [/(?<=\d\s*)平方毫米|(?<=\d\s*)平方/g, 'mm2'],
  [/(?<=\d\s*)千伏安/g, 'kva'],
  [/(?<=\d\s*)千伏/g, 'kv'],
  [/(?<=\d\s*)千瓦/g, 'kw'],
];

/** One case, one width, no accents; × and * as x, no space inside 3 × 240 and before a unit. */
export const normaliseText = (text: string): string => {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[×✕✖⨯*]/g, 'x');
  for (const [spoken, unit] of spokenUnits) plain = plain.replace(spoken, unit);
  return plain.replace(/(\d)\s*x\s*(?=\d)/g, '$1x').replace(unitAfterSpace, '$1$2');
};

const runPattern = /\p{Script=Han}+|[\p{L}\p{N}°%ω](?:[\p{L}\p{N}.°%ω\-‐‑–—_/+~#&]*[\p{L}\p{N}°%ω])?/gu;
const hanPattern = /\p{Script=Han}/u;
const longestAtom = 60;

/** The runs of a normalised text. */
export const runsOf = (plain: string): Run[] => {
  const runs: Run[] = [];
  // Letters and figures that touch Chinese are runs of their own: 10kv开关柜.
  for (const stretch of plain.split(/(\p{Script=Han}+)/u)) {
    if (hanPattern.test(stretch)) {
      runs.push({ kind: 'han', text: stretch });
      continue;
    }
    for (const [run] of stretch.matchAll(runPattern)) {
      const atoms = run
        .split(/[-‐‑–—_/+~#&]+|\.(?!\d)|(?<!\d)\./u)
        .filter((atom) => atom.length <= longestAtom && /[\p{L}\p{N}]/u.test(atom))
        .map(stem);
      if (atoms.length > 0) runs.push({ kind: 'code', atoms });
    }
  }
  return runs;
};

const russianEnding = /(?:ыми|ими|ого|его|ому|ему|ами|ями|ах|ях|ов|ев|еи|ыи|ии|ои|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|а|я|ы|и|о|е|у|ю|ь)$/u;

/** Cuts plural and case endings of a plain word, so that cable finds cables and кабель кабели. A code with figures stays as it is. */
export const stem = (atom: string): string => {
  if (/^\p{Script=Cyrillic}{4,}$/u.test(atom)) return atom.replace(russianEnding, '');
  if (!/^[a-z]{4,}$/.test(atom) || atom.endsWith('ss') || atom.endsWith('us')) return atom;
  return atom.replace(/(?<=ch|sh|x|ss)es$|s$/, '');
};

const ignored = new Set(
  '的 与 及 和 或 之 等 用 for of and the with to in de la le les des du et pour con para y e do da dos das com и для с на в по или'.split(
    ' ',
  ),
);

const folded = new Map<string, string>();
for (const [first = '', ...others] of synonymGroups)
  for (const other of others) {
    const runs = runsOf(normaliseText(other));
    const [only] = runs;
    if (runs.length === 1 && only) folded.set(only.kind === 'han' ? only.text : only.atoms.join(' '), first);
  }

/** The word that stands for its synonyms. */
export const foldWord = (word: string): string => folded.get(word) ?? word;

export const foldedWords = (): IterableIterator<string> => folded.keys();

/** Synonyms of several foreign words ('solar panel'), as their stems: what a single word cannot tell. */
export const foldedPhrases: readonly { atoms: string[]; word: string }[] = synonymGroups.flatMap(([first = '', ...others]) =>
  others
    .map((other) => runsOf(normaliseText(other)).flatMap((run) => (run.kind === 'code' ? run.atoms : [run.text])))
    .filter((atoms) => atoms.length > 1)
    .map((atoms) => ({ atoms, word: first })),
);

export const isIgnored = (word: string): boolean => ignored.has(word);

/** The same names come by the thousand (the tail of a name is its class's), so what a stretch of Chinese says is kept. */
const cutStretches = new Map<string, readonly string[]>();
const mostStretches = 20_000;
export const longestName = 6;

const denial = /不带|不含|不|非|无/gu;

/** What a stretch says that it is not: 非网管 is no 网管, 不带抱闸 has no 抱闸. */
const deniedIn = (text: string): ((word: string) => boolean) => {
  const places = [...text.matchAll(denial)].flatMap(({ index, 0: { length } }) =>
    length > 1 ? [index + 1, index + length] : [index + length],
  );
  return (word) => places.length > 0 && places.includes(text.indexOf(word)) && !text.includes(word, text.indexOf(word) + 1);
};

/** All trade words inside a stretch of Chinese, the single characters that no word takes in included. */
const hanWords = (text: string): readonly string[] => {
  const kept = cutStretches.get(text);
  if (kept) return kept;
  const dictionary = tradeDictionary();
  const denied = deniedIn(text);
  const words = new Set(
    allWords(dictionary, text)
      .filter((word) => !denied(word))
      .map(foldWord),
  );
  // A short stretch between blanks is mostly a name (of a brand, a class) and is also a word itself.
  if (text.length > 1 && text.length <= longestName) words.add(foldWord(text));
  for (const word of cutWords(dictionary, text)) if (word.length === 1 && !ignored.has(word)) words.add(word);
  if (cutStretches.size >= mostStretches) cutStretches.clear();
  const list = [...words];
  cutStretches.set(text, list);
  return list;
};

const addAtom = (atom: string, into: Analysed): void => {
  if (ignored.has(atom)) return;
  into.words.add(foldWord(atom));
  // YJV finds YJV22, and 240 what is sold as 3×240.
  const head = /^(\p{L}{2,})\d/u.exec(atom)?.[1];
  if (head) into.weak.add(head);
  const section = /^\d+x(\d+(?:\.\d+)?)(?:mm2)?$/.exec(atom)?.[1] ?? /^(\d+(?:\.\d+)?)mm2$/.exec(atom)?.[1];
  if (section) into.weak.add(section);
};

/** What a text says, in the words that a query is made of too. */
export const analyseText = (text: string, into: Analysed = { words: new Set(), weak: new Set() }): Analysed => {
  for (const run of runsOf(normaliseText(text))) {
    if (run.kind === 'han') {
      for (const word of hanWords(run.text)) into.words.add(word);
      continue;
    }
    for (const atom of run.atoms) addAtom(atom, into);
    if (run.atoms.length > 1) {
      const whole = run.atoms.join('');
      if (whole.length <= longestAtom) into.words.add(whole);
    }
  }
  return into;
};

/** A model or a whole query as one code, however it is spaced and hyphened. */
export const codeKey = (text: string): string =>
  runsOf(normaliseText(text))
    .map((run) => (run.kind === 'han' ? run.text : run.atoms.join('')))
    .join('');
