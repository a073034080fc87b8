/** A figure with its quantity in the quantity's own unit (current in A, voltage in V, length in mm …); a printed range has two ends. */
export type Figure = { quantity: string; low: number; high: number };

/** A condition on order. `range` takes in both ends; an open end is infinite. */
export type Compare = { quantity: string; op: '>=' | '<=' | 'range'; low: number; high: number };

/** Holds when the spec has one of the keys, or prints a range of the quantity that takes the figure in. */
export type Condition = { keys: string[]; figure?: Figure };

/**
 * One thing the buyer asks of a spec. It holds when one of `keys` is held, or all of `together` hold, or one of `compare` holds.
 * `near` are keys of what may be shown when nothing holds, said to be something else. A weak want only ranks.
 */
export type Want = {
  text: string;
  keys: string[];
  attributes?: string[];
  together?: Condition[];
  near?: string[];
  compare?: Compare[];
  weak?: boolean;
  /** Pattern of the goods' model word that satisfies as well: ZR-YJV22 is flame retardant by its name. */
  model?: string;
};

type Stretch = { text: string; from: number; to: number };

export type ItemPart = Stretch & { kind: 'item'; keys: string[] };
export type PlatePart = Stretch & {
  kind: 'plate';
  family: string;
  classes: string[];
  /** As it stands on the plate; `model` is the mall's model word, if the plate names one. */
  series?: string;
  model?: string;
  /** Other model words for the same goods: ZR-YJV22 for ZC-YJV22, and YJV22 where 阻燃等级 is a value of its own. */
  modelsAlike?: string[];
  /** Too short, or only a size: its classes count beside a word of the class. */
  weak?: boolean;
  older?: { now: string; relation: 'equal' | 'successor' };
  wants: Want[];
};
export type FigurePart = Stretch & { kind: 'shape' | 'figure'; shape: string; wants: Want[] };
type WordPart = Stretch & { kind: 'word'; classes: string[]; likeliest?: string; wants: Want[] };
/** A word that buyers use for a printed value. It is also a plain word: the value or the word itself satisfies. */
type ValuePart = Stretch & { kind: 'value'; wants: Want[] };
export type ModifierPart = Stretch & {
  kind: 'modifier';
  act: 'ignore' | 'describe' | 'model' | 'class';
  /** Pattern that the goods' model word matches. */
  model?: string;
  classes?: string[];
};
type OutsidePart = Stretch & { kind: 'outside'; means: string; nearest?: string };

export type Part = ItemPart | PlatePart | FigurePart | WordPart | ValuePart | ModifierPart | OutsidePart;

/** Positions count in `folded`. `wants` are those of all parts but values, which are words as well. `rest` is what is no item number, plate, shape or figure, in order; words, values and modifiers stay in it. */
export type Reading = { folded: string; parts: Part[]; wants: Want[]; rest: string[] };
