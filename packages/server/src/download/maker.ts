import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language, Words } from '@mall/contract/kernel/language.ts';
import type * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { BuyerSight } from '../kernel/side.ts';

/** A piece of work: what was asked for, by whom, and how far he saw then. */
export type Making<Input> = {
  /** `db` may be a replica's: what is made has no effect but its file. */
  readonly house: Pick<House, 'db' | 'config' | 'log' | 'files'>;
  readonly input: Input;
  readonly side: BuyerSight;
  /** Of which store he was, where he asked as one of its people. */
  readonly storeId: Id | undefined;
  readonly language: Language;
  /** Where on this machine the file is to be written; it goes to the store when it is whole. */
  readonly path: string;
  /** Says how far it is, at least once a minute; throws when nobody wants it any more. */
  readonly progress: (done: number, total?: number) => Promise<void>;
};

/** How files of one kind are made. A room has one for each kind that it gives, and `makers.ts` has them all. */
export type Maker<Input = unknown> = {
  readonly kind: string;
  readonly format: 'xlsx' | 'zip';
  /** What it is called before anything narrower is said of it. */
  readonly title: Words;
  /** Where in the mall it comes from. */
  readonly source: Words;
  readonly sourceUrl: string;
  /** Who loses this right loses the file; without one it is of what is the asker's alone. */
  readonly right?: string;
  /** What was asked for, in words: a state, a part of a name. Days stand in its name. */
  readonly said?: (input: Input, language: Language) => readonly string[];
  /** Refuses whoever asks too often. */
  readonly gate?: (tx: Tx, memberId: Id) => Promise<void>;
  /** A refusal that it throws is told the asker as the reason. */
  readonly make: (making: Making<Input>) => Promise<void>;
};

/** What is stored was asked for by another version, maybe: it is held against what the maker takes. */
export const makerTaking = <Input>(input: z.ZodType<Input>, { make, said, ...rest }: Maker<Input>): Maker => ({
  ...rest,
  ...(said && {
    said: (given: unknown, language: Language) => {
      const { data } = input.safeParse(given);
      return data === undefined ? [] : said(data, language);
    },
  }),
  make: (making) => make({ ...making, input: input.parse(making.input) }),
});

export type Makers = readonly Maker[];

export const makerOf = (makers: Makers, kind: string): Maker | undefined => makers.find((one) => one.kind === kind);

/** Refuses whoever has not shown of late that he is the owner of his account. */
export type Prove = (tx: Tx, actor: Member) => Promise<void>;
