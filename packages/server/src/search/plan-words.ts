import { foldedPhrases, foldWord, isIgnored, longestName, normaliseText, type Run, runsOf } from './analyse-text.ts';
import { allWords, cutWords } from './cut-words.ts';
import type { Lexicon } from './lexicon.ts';
import { classesHolding, classesShortFor, valuesHolding, valuesOfText } from './plan-want.ts';
import { type Draft, type Knowledge, knows, makeDraft, type Slot } from './query-plan.ts';
import { remember } from './remember.ts';
import { tradeDictionary } from './trade-words.ts';

const mostExpanded = 200;
const mostSigns = 2000;

/** A, M级, I型, PC级: a letter or two that a Chinese sign makes a grade or a kind. */
const lettered = /(?<![a-z0-9])([a-z]{1,3}\d?)(级|型|类)(?!\p{Script=Han})/u;

/** Words that the grammar does not know: nicknames, plates and figures are out of the text already. */
export const planPlain = (known: Knowledge, text: string, draft: Draft): void => {
  const plain = normaliseText(text);
  const graded = lettered.exec(plain);
  const values = graded ? valuesOfText(known.book, graded[0]) : [];
  if (!graded || values.length === 0) {
    planRuns(known, plain, draft);
    return;
  }
  planRuns(known, plain.slice(0, graded.index), draft);
  const loose = makeDraft();
  planRuns(known, graded[0], loose);
  draft.pieces.push({ typed: graded[0].toUpperCase(), alternatives: [], values, also: { alternatives: allOf(loose) } });
  planPlain(known, plain.slice(graded.index + graded[0].length), draft);
};

const planRuns = (known: Knowledge, plain: string, draft: Draft): void => {
  let codes: string[] = [];
  const flush = () => {
    planCodes(known, codes, draft);
    codes = [];
  };
  for (const run of withPhrases(runsOf(plain), draft)) {
    if (run.kind === 'code') codes.push(...run.atoms.filter((atom) => !isIgnored(atom)));
    else {
      flush();
      planHan(known, run.text, draft);
    }
  }
  flush();
};

const allOf = ({ pieces }: Draft): string[][] => {
  const [first, ...others] = pieces;
  if (pieces.some((piece) => piece.lost !== undefined || piece.soft)) return [];
  if (others.length === 0) return first?.alternatives ?? [];
  return [pieces.flatMap((piece) => piece.alternatives[0] ?? [])];
};

/** The words of a text alone, as alternatives; none where a part of it is unknown. */
export const wordsOf = (known: Knowledge, text: string): string[][] => {
  const alone = makeDraft();
  planRuns(known, normaliseText(text), alone);
  return allOf(alone);
};

/** Takes out phrases that are synonyms as a whole ('solar panel') and gives back the rest. */
const withPhrases = (runs: readonly Run[], draft: Draft): Run[] => {
  const parts = runs.flatMap((run) => (run.kind === 'han' ? [run.text] : run.atoms));
  for (const { atoms, word } of foldedPhrases) {
    const at = parts.findIndex((_, from) => atoms.every((atom, offset) => parts[from + offset] === atom));
    if (at < 0) continue;
    draft.pieces.push({ typed: atoms.join(' '), alternatives: [[word], atoms.map(foldWord)] });
    const rest = [...parts.slice(0, at), ...parts.slice(at + atoms.length)];
    return rest.map((part) => (/\p{Script=Han}/u.test(part) ? { kind: 'han', text: part } : { kind: 'code', atoms: [part] }));
  }
  return [...runs];
};

const push = (draft: Draft, slot: Slot, lost: string): void => {
  const isMet = slot.alternatives.length > 0 || (slot.values ?? []).length > 0 || (slot.classes ?? []).length > 0;
  draft.pieces.push(isMet ? slot : { ...slot, lost });
};

const planHan = (known: Knowledge, text: string, draft: Draft): void => {
  const whole = foldWord(text);
  if (text.length > 1 && text.length <= longestName && knows(known, whole)) {
    push(draft, wordSlot(known, text, [[whole], ...partsOf(known, text)]), text);
    return;
  }
  const cut = joinSingles(cutWords(tradeDictionary(), text).filter((word) => !isIgnored(word)));
  const isWhole = cut.every((word) => word.length > 1 && hanAlternatives(known, word).length > 0);
  const classes = isWhole ? [] : classesShortFor(known.book, text);
  if (classes.length > 0) push(draft, { typed: text, alternatives: [], classes, about: classes, anchor: 2 }, text);
  else for (const word of cut) planHanWord(known, word, text, draft);
};

const planHanWord = (known: Knowledge, word: string, run: string, draft: Draft): void => {
  const alternatives = hanAlternatives(known, word);
  if ([...word].length === 1) push(draft, { typed: word, alternatives, soft: true }, run);
  else if (alternatives.length > 0) push(draft, wordSlot(known, word, alternatives), run);
  else
    push(
      draft,
      { typed: word, alternatives, values: valuesHolding(known.book, word), classes: classesHolding(known.book, word), about: [] },
      run,
    );
};

const wordSlot = ({ book }: Knowledge, typed: string, alternatives: string[][]): Slot => {
  const word = alternatives[0]?.[0] ?? '';
  if (book.wordBrands.has(word)) return { typed, alternatives, anchor: 2 };
  const classes = classesShortFor(book, typed);
  if (classes.length > 0) return { typed, alternatives, classes, about: classes, anchor: 1 };
  return book.wordClasses.has(word) ? { typed, alternatives, anchor: 1 } : { typed, alternatives };
};

/** Signs that no word takes in are a word of their own when they stand together: 档距, 双大钩. */
const joinSingles = (words: readonly string[]): string[] => {
  const joined: string[] = [];
  let open = false;
  for (const word of words) {
    const single = [...word].length === 1;
    if (single && open) joined[joined.length - 1] += word;
    else joined.push(word);
    open = single;
  }
  return joined;
};

const hanAlternatives = (known: Knowledge, word: string): string[][] => {
  if (word.length === 1) return containing(known, word);
  const main = foldWord(word);
  return [...(knows(known, main) ? [[main]] : []), ...partsOf(known, word)];
};

/** A compound also as its parts: 低压电力电缆 is what is 低压 and 电力电缆. */
const partsOf = (known: Knowledge, word: string): string[][] => {
  if (word.length < 4) return [];
  const inside = allWords(tradeDictionary(), word).filter((part) => part !== word);
  const parts: string[] = [];
  for (let at = 0; at < word.length; ) {
    const next = inside.filter((part) => word.startsWith(part, at)).toSorted((one, other) => other.length - one.length)[0];
    if (!next || !knows(known, foldWord(next))) return [];
    parts.push(foldWord(next));
    at += next.length;
  }
  return [parts];
};

const wordsWhere = (known: Knowledge, wanted: (word: string) => boolean): string[][] => {
  const found: string[][] = [];
  for (const word of known.lexicon.words) {
    if (wanted(word)) found.push([word]);
    if (found.length >= mostExpanded) break;
  }
  return found;
};

// By the lexicon, and how many words it had: signs are few and asked for again and again, and each walks over all words. `all` has one word a line.
type Held = { words: number; all: string; of: Map<string, string[][]> };
const held = new WeakMap<Lexicon, Held>();

const heldBy = ({ lexicon }: Knowledge): Held => {
  const kept = held.get(lexicon);
  if (kept?.words === lexicon.words.length) return kept;
  const made = { words: lexicon.words.length, all: `\n${lexicon.words.join('\n')}\n`, of: new Map() };
  held.set(lexicon, made);
  return made;
};

/** Words that begin so. */
const beginning = (known: Knowledge, head: string): string[][] => {
  const { all } = heldBy(known);
  const found: string[][] = [];
  for (let at = all.indexOf(`\n${head}`); at >= 0 && found.length < mostExpanded; at = all.indexOf(`\n${head}`, at + 1))
    found.push([all.slice(at + 1, all.indexOf('\n', at + 1))]);
  return found;
};

/** A single character: whatever holds it. */
const containing = (known: Knowledge, character: string): string[][] => {
  const kept = heldBy(known);
  return (
    kept.of.get(character) ??
    remember(
      kept.of,
      mostSigns,
      character,
      wordsWhere(known, (word) => word.length <= 5 && word.includes(character)),
    )
  );
};

/** Model words of a pattern, as goods are named: what ends in 22 is armoured. */
export const modelsLike = (known: Knowledge, pattern: string): string[][] => {
  const model = new RegExp(pattern, 'iu');
  return wordsWhere(known, (word) => /^[a-z]{2,}[a-z0-9]*$/.test(word) && /\d|^[a-z]{2,6}$/.test(word) && model.test(word));
};

const planCodes = (known: Knowledge, atoms: readonly string[], draft: Draft): void => {
  for (let from = 0; from < atoms.length; ) {
    // YJV 22 is YJV22 where goods are so named, and whatever has both where they are not.
    let to = Math.min(atoms.length, from + 6);
    while (to > from + 1 && !knows(known, atoms.slice(from, to).join(''))) to -= 1;
    const taken = atoms.slice(from, to);
    const whole = taken.join('');
    if (taken.length > 1) {
      const apart = taken.map(foldWord);
      push(
        draft,
        { typed: taken.join(' '), alternatives: [[whole], ...(apart.every((word) => knows(known, word)) ? [apart] : [])] },
        whole,
      );
    } else push(draft, wordSlot(known, whole, codeAlternatives(known, whole)), whole);
    from = to;
  }
};

const codeAlternatives = (known: Knowledge, atom: string): string[][] => {
  const main = foldWord(atom);
  const section = /^(\d+(?:\.\d+)?)mm2$/.exec(atom)?.[1];
  const direct = [main, ...(section ? [section] : [])].filter((word) => knows(known, word));
  if (direct.length > 0) return direct.map((word) => [word]);
  const split = splitCode(known, atom);
  if (split) return [split];
  // Half a model: what begins so.
  return atom.length >= 3 && /\d/.test(atom) ? beginning(known, atom) : [];
};

/** YJV223x240, written without a gap: the fewest known words that make it up. */
const splitCode = (known: Knowledge, atom: string): string[] | undefined => {
  if (atom.length < 5 || !/\d/.test(atom)) return undefined;
  for (let at = atom.length - 2; at >= 2; at -= 1) {
    const [head, tail] = [atom.slice(0, at), atom.slice(at)];
    if (/\p{L}/u.test(head) && knows(known, head) && knows(known, tail)) return [head, tail];
  }
  return undefined;
};
