import type { Part, Want } from '@mall/grammar/reading.ts';
import { codeKey } from './analyse-text.ts';
import { classesOf, isPartOfSection, planWant, valuesShortBy } from './plan-want.ts';
import { modelsLike, planPlain, wordsOf } from './plan-words.ts';
import { type Draft, type Knowledge, knows, type Slot } from './query-plan.ts';

type Wordy = Extract<Part, { kind: 'word' | 'value' | 'modifier' | 'outside' }>;
type Plate = Extract<Part, { kind: 'plate' }>;

export const isWordy = (part: Part): part is Wordy =>
  part.kind === 'word' || part.kind === 'value' || part.kind === 'modifier' || part.kind === 'outside';

/** A word of the trade, by what it means. */
export const planWordy = (known: Knowledge, part: Wordy, draft: Draft): void => {
  if (part.kind === 'modifier') planModifier(known, part, draft);
  else if (part.kind === 'outside') planOutside(known, part, draft);
  else if (part.kind === 'value') planValue(known, part, draft);
  else planNickname(known, part, draft);
};

const planModifier = (known: Knowledge, part: Extract<Wordy, { kind: 'modifier' }>, draft: Draft): void => {
  if (part.act === 'ignore') return;
  if (part.act === 'describe') {
    planPlain(known, part.text, draft);
    return;
  }
  const classes = classesOf(known.book, part.classes ?? []);
  const words = wordsOf(known, part.text);
  // 铜芯 is what does not say otherwise: a pattern of what is not there finds nothing by itself.
  const models = part.model === undefined || part.model.includes('(?!') || part.model.includes('(?<!') ? [] : modelsLike(known, part.model);
  const alternatives = [...words, ...models];
  if (alternatives.length + classes.length > 0) draft.pieces.push({ typed: part.text, alternatives, classes, about: classes, soft: true });
};

/** What the mall does not sell: by its own words where goods have them, else what comes nearest, which is said. */
const planOutside = (known: Knowledge, part: Extract<Wordy, { kind: 'outside' }>, draft: Draft): void => {
  const alternatives = wordsOf(known, part.text);
  const classes = classesOf(known.book, part.nearest === undefined ? [] : [part.nearest]);
  if (alternatives.length > 0 || classes.length === 0) {
    planPlain(known, part.text, draft);
    return;
  }
  draft.pieces.push({ typed: part.text, alternatives: [], classes, about: classes, anchor: 2 });
  draft.missing.push({ typed: part.text, nearest: part.nearest === undefined ? [] : [part.nearest] });
};

const planValue = (known: Knowledge, part: Extract<Wordy, { kind: 'value' }>, draft: Draft): void => {
  const alternatives = wordsOf(known, part.text);
  const strict = part.wants.flatMap((want) => planWant(known.book, want).exact);
  const wide = part.wants.flatMap((want) => planWant(known.book, { text: want.text, keys: want.keys }).exact);
  if (strict.length > 0) draft.pieces.push({ typed: part.text, alternatives: [], values: strict, also: { alternatives, values: wide } });
  else if (wide.length > 0 || alternatives.length > 0) draft.pieces.push({ typed: part.text, alternatives, values: wide });
  else planPlain(known, part.text, draft);
};

const planNickname = (known: Knowledge, part: Extract<Wordy, { kind: 'word' }>, draft: Draft): void => {
  const alternatives = wordsOf(known, part.text);
  const classes = classesOf(known.book, part.classes);
  const about = part.likeliest === undefined ? classes : classesOf(known.book, [part.likeliest]);
  if (classes.length === 0 && alternatives.length === 0) planPlain(known, part.text, draft);
  else draft.pieces.push({ typed: part.text, alternatives, classes, about, anchor: 2 });
  for (const want of part.wants) planFigure(known, want, draft);
  // 电容柜 is a class by its nickname, and 电容补偿柜 one of its kinds.
  const kinds = part.text.length > 2 ? valuesShortBy(known.book, part.text, classes) : [];
  if (kinds.length > 0) draft.hints.push(kinds);
};

/** Anything but words: numbers of labels, plates, figures. */
export const planPart = (known: Knowledge, part: Exclude<Part, Wordy>, draft: Draft): void => {
  if (part.kind === 'item') {
    draft.items.push(part.text);
    // It may also be a model or a figure that only looks so.
    planPlain(known, part.text, draft);
    return;
  }
  const named = part.kind === 'plate' ? planPlate(known, part, draft) : [];
  for (const want of part.wants) planFigure(known, want, draft, named);
};

/** By its model where goods are so named; else as what the letters mean: its class and its figures. Gives back the model words that are there. */
const planPlate = (known: Knowledge, part: Plate, draft: Draft): string[] => {
  const models = (part.model === undefined ? [] : [part.model, ...(part.modelsAlike ?? [])]).filter((model) =>
    knows(known, codeKey(model)),
  );
  const alternatives = models.map((model) => [codeKey(model)]);
  if (alternatives.length > 0) {
    const strict = models[0] === part.model ? alternatives.slice(0, 1) : alternatives;
    draft.pieces.push({ typed: part.model ?? part.text, alternatives: strict, named: true, anchor: 2, also: { alternatives } });
    return models;
  }
  // A size without a series says nothing of the class by itself.
  if (part.series === undefined && part.model === undefined && part.wants.length > 0) return [];
  const classes = classesOf(known.book, part.classes);
  if (classes.length === 0) {
    planPlain(known, part.text, draft);
    return [];
  }
  const words = part.series === undefined ? [] : wordsOf(known, part.series);
  draft.pieces.push({ typed: part.series ?? part.text, alternatives: words, classes, about: classes, anchor: 2 });
  if (part.model !== undefined || part.older || !isGeneric(part)) missModel(part, draft);
  return [];
};

const missModel = (part: Plate, draft: Draft): void => {
  draft.missing.push({ typed: part.model ?? part.series ?? part.text, nearest: part.older ? [part.older.now] : [] });
};

/** UPS and PCS are no models: the letters only abbreviate what the thing is. */
const isGeneric = ({ series = '' }: Plate): boolean => /^\p{L}{0,4}$/u.test(series);

/** What a figure asks for; where a model word says it too (ZR-YJV22 is flame retardant by its name), goods so named have it. */
const planFigure = (known: Knowledge, want: Want, draft: Draft, models: readonly string[] = []): void => {
  const { exact, compared, together, near } = planWant(known.book, want);
  if (want.weak) {
    if (exact.length > 0) draft.hints.push(exact);
    return;
  }
  const pattern = want.model === undefined ? undefined : new RegExp(want.model, 'iu');
  const named = pattern ? models.filter((model) => pattern.test(model)).map((model) => [codeKey(model)]) : [];
  // 1P is no word of 1P+N; but a bare 63 may stand in a model.
  const isBare = want.keys.length > 0 && want.keys.every((key) => key.startsWith('n:'));
  // 三相 is a value of some goods and stands in the name of others.
  const isPhase = want.keys.some((key) => key.startsWith('phases:'));
  const isUnmet = exact.length === 0 && compared.length === 0 && !isPartOfSection(known.book, want);
  const alternatives = [...named, ...(isBare || isPhase || isUnmet ? wordsOf(known, want.text) : [])];
  const isJoint = together.length > 0 && together.every((list) => list.length > 0);
  const wide = { alternatives: [], values: [...new Set([...exact, ...compared])], ...(isJoint && { together }) };
  const slot: Slot = { typed: want.text, alternatives, want, near };
  if (exact.length > 0 || alternatives.length > 0) draft.pieces.push({ ...slot, values: exact, also: wide });
  else if (compared.length > 0 || isJoint) draft.pieces.push({ ...slot, ...wide });
  else if (near.length > 0) draft.pieces.push({ ...slot, values: near, near: [] });
  else if (models.length === 0 || !pattern) draft.unmet.push(want);
};
