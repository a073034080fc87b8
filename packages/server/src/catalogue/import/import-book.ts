import type { ParameterRule } from '@mall/contract/catalogue/class-parameter.rules.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { ImportKind, MendKind } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';

/** A row of the sheet with what was mended in it: text by the key of the column; what is empty is left out. */
export type SheetRow = { readonly row: number; readonly cells: Readonly<Record<string, string>> };

export type BookAttribute = ParameterRule & {
  /** Other spellings of its values: what is meant by each. */
  readonly also: Readonly<Record<string, string>>;
};

export type BookClass = {
  readonly id: Id;
  /** From the first level to the third. */
  readonly names: readonly string[];
  readonly unit: string;
  readonly taxRate: number;
  /** Goods can stand in it. */
  readonly shown: boolean;
  readonly attributes: readonly BookAttribute[];
};

/** A spec as it is sold: what holds at once. */
export type SoldSpec = {
  readonly specId: Id;
  readonly itemNumber: string;
  readonly priceFen: number;
  readonly stock: number;
  readonly warnAt: number | null;
  readonly moq: number | null;
  readonly step: number | null;
  readonly leadDays: number;
  readonly weightGram: number;
  readonly on: boolean;
  /** An activity has fixed its price. */
  readonly fixed: boolean;
  /** The activity that it was promised to: it stays on sale until that ends. */
  readonly promisedTo: string | null;
};

export type SoldGoods = {
  readonly goodsId: Id;
  readonly spuCode: string;
  readonly brandName: string;
  readonly storeClassName: string;
  /** What buyers read, without its long texts. */
  readonly draft: GoodsDraft;
  readonly specs: ReadonlyMap<Id, SoldSpec>;
  readonly waits: boolean;
  readonly drafted: boolean;
  /** It was handed in as often today as it may be. */
  readonly often: boolean;
  /** Its English texts are there. */
  readonly told: boolean;
  /** Its shelf is open: it must keep a spec that is offered. */
  readonly shown: boolean;
  /** Changes whenever anything of it does. */
  readonly mark: string;
};

export type BookPicture = { readonly url: string; readonly width: number; readonly height: number };

/** What only the database knows, for the rows of one sheet. */
export type ImportBook = {
  /** Today. */
  readonly day: string;
  /** The store sells abroad. */
  readonly cross: boolean;
  readonly classes: ReadonlyMap<Id, BookClass>;
  /** By the path of names, and by the last name where no two have it. */
  readonly classByName: ReadonlyMap<string, Id>;
  /** Of classes that the store may not sell in, by name as well. */
  readonly closedClasses: ReadonlySet<string>;
  /** By its name in small letters. */
  readonly brands: ReadonlyMap<string, Id>;
  readonly shelves: ReadonlyMap<string, Id>;
  readonly goods: ReadonlyMap<Id, SoldGoods>;
  readonly goodsBySpu: ReadonlyMap<string, Id>;
  readonly goodsByName: ReadonlyMap<string, readonly Id[]>;
  readonly goodsByNumber: ReadonlyMap<string, { goodsId: Id; specId: Id }>;
  /** Item numbers that nobody else can have: of other stores, of specs that are gone, of what waits for the mall. */
  readonly taken: ReadonlySet<string>;
  /** New goods that were handed in or came back, by name: whether they wait. */
  readonly drawn: ReadonlyMap<string, 'waiting' | 'drafted'>;
  /** By name or address. */
  readonly pictures: ReadonlyMap<string, BookPicture>;
};

export type Mend = { readonly kind: MendKind; readonly value: string };
export type RowFault = {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly kind: ImportKind;
  readonly code: ErrorCode;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly mend: Mend;
};

export type RowAction = 'new' | 'changed' | 'unchanged' | 'off' | 'bad' | 'held';
