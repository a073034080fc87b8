import type { Id } from '@mall/contract/kernel/fields.ts';
import { readText } from '@mall/grammar/read-text.ts';
import type { Part } from '@mall/grammar/reading.ts';
import { codeKey, foldWord } from './analyse-text.ts';
import { nameFigures } from './name-figures.ts';
import { isWordy, planPart, planWordy } from './plan-parts.ts';
import { planPlain, wordsOf } from './plan-words.ts';
import { type Draft, type Knowledge, knows, makeDraft, type Plan } from './query-plan.ts';
import { sayOtherwise, synonymKey } from './say-otherwise.ts';
import type { BookSynonym, SearchBook } from './search-book.ts';
import { breaksWord } from './trade-words.ts';

const mostSlots = 8;
const mostHints = 4;

/** Turns what was typed into what is looked for. The same for goods found in SQL and in memory. `classId` is the class in whose list it was typed. */
export const planQuery = (known: Knowledge, keyword: string, classId?: Id): Plan => {
  const within = classId === undefined ? undefined : known.book.classes.get(classId);
  const { text, said } = sayOtherwise(known, keyword);
  const { parts, folded } = readText(text, {
    plates: known.book.plates,
    ...(within?.level === 3 && { classHint: within.former[0] ?? within.names.zh }),
  });
  const draft = makeDraft(codeKey(keyword));
  const fitting = parts.filter((part) => !isWordy(part) || !breaksWord(folded, part.from, part.to, (word) => knows(known, foldWord(word))));
  let from = 0;
  for (const part of fitting) {
    if (part.from < from) continue;
    planPlain(known, folded.slice(from, part.from), draft);
    if (isWordy(part)) planWordy(known, firstOf(fitting, part) ?? part, draft);
    else planPart(known, part, draft);
    from = part.to;
  }
  planPlain(known, folded.slice(from), draft);
  for (const synonym of said) keepWord(known, synonym, draft);
  return finish(known, draft);
};

/** Goods that carry the word itself are found by it as before. */
const keepWord = (known: Knowledge, { word, means }: BookSynonym, { pieces }: Draft): void => {
  const at = pieces.findIndex(({ typed }) => synonymKey(typed) === synonymKey(means));
  const piece = pieces[at];
  if (!piece) return;
  const own = wordsOf(known, word);
  if (own.length > 0) pieces[at] = { ...piece, alternatives: [...piece.alternatives, ...own] };
};

/** A word may be several things at once: 接地 describes and names a value. What was read first counts. */
const firstOf = (parts: readonly Part[], { from, to }: Part) => parts.filter(isWordy).find((part) => part.from === from && part.to === to);

const finish = (known: Knowledge, draft: Draft): Plan => {
  const pieces = nameFigures(known.book, draft.pieces);
  const lost = pieces.filter((piece) => piece.lost !== undefined);
  const slots = pieces.filter((piece) => piece.lost === undefined);
  const { pieces: _, ...rest } = draft;
  return {
    ...rest,
    // What is too much to be looked for at once is said.
    missing: [...draft.missing, ...slots.slice(mostSlots).map(({ typed }) => ({ typed, nearest: [] }))],
    hints: draft.hints.slice(0, mostHints),
    slots: slots.slice(0, mostSlots),
    unknown: lost.map((piece) => piece.typed),
    slips: [...new Set(lost.map((piece) => piece.lost ?? ''))],
  };
};

/** Classes that a part of the query names, as it was typed and not by its parts: what the query is about. */
export const classesNamed = (book: SearchBook, { slots }: Plan): Set<Id> => {
  const found = new Set<Id>();
  for (const { alternatives, classes = [], about } of slots) {
    if (!about) for (const word of alternatives[0] ?? []) for (const id of book.wordClasses.get(word) ?? []) found.add(id);
    for (const id of about ?? classes) found.add(id);
  }
  return found;
};
