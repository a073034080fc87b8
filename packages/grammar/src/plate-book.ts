import plates from '../data/plates.json' with { type: 'json' };

export type PlateGroup = {
  part: string;
  attr?: string | string[];
  unit?: string;
  form?: string;
  map?: Record<string, string>;
  shape?: string;
  decode?: string;
  onlySeries?: string;
  match?: 'equal' | 'first' | 'prefix' | 'suffix' | 'contains' | 'range' | 'firstDigitPoles';
  keepCase?: boolean;
};
export type PlateFamily = {
  id: string;
  name: string;
  first: string;
  classes: string[];
  re: string;
  groups: Record<string, PlateGroup>;
  model?: string;
  modelMap?: Record<string, string>;
  bare?: string[];
  classBy?: { rules: { group: string; values?: string[]; matches?: string; class: string }[] };
  older?: { was: string; now: string; relation: 'equal' | 'successor' }[];
  examples: { text: string; parse: Record<string, string>; means?: Record<string, string> }[];
  notConfused: string[];
  nicknames: string[];
  scanPart?: string[];
  sharesWith?: string[];
};
type Book = {
  families: PlateFamily[];
  catalogueCodes: { re: string; prefixes: { prefix: string; class: string; tails: string[] }[] };
  collisions: { code: string; meanings: { form: string; class: string }[] }[];
};

export const plateBook = plates as unknown as Book;
