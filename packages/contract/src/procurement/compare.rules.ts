/** How many goods stand side by side, and from how many on there is something to compare. */
export const mostCompared = 4;
export const leastCompared = 2;

/** '3,8,12': specs in the order of their columns. */
export const comparedPattern = /^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,3}$/;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** What an address names, the first of what is named twice; nothing of what is no number. */
export const readCompared = (text: string): string[] =>
  unique(text.split(',').filter((id) => /^[1-9]\d{0,17}$/.test(id))).slice(0, mostCompared);

/** What the cost of losses depends on besides the transformer itself. */
export const lifeFields = {
  /** Yuan for a kWh. */
  kwh: { usual: 0.62, least: 0.01, most: 10 },
  /** Hours in a year on which it is switched on. */
  hours: { usual: 8760, least: 1, most: 8784 },
  /** Its load in per cent of the rated capacity, on average. */
  load: { usual: 50, least: 0, most: 150 },
  years: { usual: 20, least: 1, most: 50 },
} as const;
export type LifeField = keyof typeof lifeFields;
export type LifeTerms = Readonly<Record<LifeField, number>>;
export const lifeNames = Object.keys(lifeFields) as LifeField[];

export const usualTerms: LifeTerms = { kwh: 0.62, hours: 8760, load: 50, years: 20 };

/** What was typed, or what is usual where it is no figure within its bounds. */
export const readTerm = (name: LifeField, text: string | null | undefined): number => {
  const { usual, least, most } = lifeFields[name];
  const value = Number(text);
  return text && /^\d{1,5}(\.\d{1,4})?$/.test(text) && value >= least && value <= most ? value : usual;
};

export const mostWatts = 9_999_999;
/** Watts by column, '570,,460': what the reader types where the maker states none. */
export const wattsPattern = /^(\d{0,7})(,\d{0,7}){0,3}$/;
export const readWatts = (text: string | null | undefined): (number | null)[] =>
  text && wattsPattern.test(text) ? text.split(',').map((one) => (one === '' ? null : Number(one))) : [];

export type Losses = { noLoad: number; load: number };

/** Yuan for what a transformer loses in its years: (P0 + β² × Pk) ÷ 1000 × hours × price × years. */
export const lossCost = ({ noLoad, load }: Losses, terms: LifeTerms): number =>
  ((noLoad + (terms.load / 100) ** 2 * load) / 1000) * terms.hours * terms.kwh * terms.years;

/** Months that a maker stands for his goods, read from the sentence that says so: 质保期36个月, 质保3年. */
export const warrantyMonths = (sentence: string): number | null => {
  const [, figure, unit] = /质保期?(?:为)?\s*(\d{1,3})\s*(个月|月|年)/.exec(sentence) ?? [];
  return figure === undefined ? null : Number(figure) * (unit === '年' ? 12 : 1);
};
