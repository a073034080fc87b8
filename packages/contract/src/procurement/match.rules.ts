/** Bounds of a bill of materials: what a purchaser pastes or sends at once, and what is matched in one call. */
export const billMost = {
  lines: 2000,
  /** Headings, totals and what else stands between the lines. */
  others: 500,
  /** Signs of a pasted bill. */
  signs: 400_000,
  fileBytes: 4 * 1024 * 1024,
  columns: 40,
  lineSigns: 400,
};

/** So many lines are matched in a call: few enough that the reader sees how far it is, that one lost on the way costs little, and that nobody waits long for others. */
export const linesAtOnce = 50;

export const mostAlternatives = 5;

export const mostCodesAtOnce = 200;

/** From here on up a line counts as certain, if nothing that was asked differs. */
export const certainScore = 90;

/** What a line of a bill is, besides something to buy. */
export const otherLines = ['heading', 'total', 'supplied', 'reused', 'blank'] as const;

/** What is to be said of a quantity: not there, no number, none above nothing, more than anybody buys, a lump (1批), an estimate, the larger of two, spares taken in. */
export const quantityNotes = [
  'missing',
  'unreadable',
  'not_positive',
  'too_large',
  'lump',
  'estimated',
  'range',
  'spare',
  'per_piece',
] as const;

/**
 * What became of the unit: the same; another word for it; converted by a fixed figure; by how much a package holds; not known, so that the
 * reader has to say how many.
 */
export const conversionKinds = ['same', 'alike', 'converted', 'packed', 'unknown'] as const;

/**
 * What a spec has in the place of a figure: another name of the same voltage, the next that is enough, one that is more than enough, or one that is not
 * enough. Of other figures nothing is said.
 */
export const matchSteps = ['same_class', 'next', 'larger', 'smaller'] as const;
export type MatchStep = (typeof matchSteps)[number];
