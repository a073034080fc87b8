import * as z from 'zod';
import { right } from '../account/rights.ts';
import { lengthFields, stepField } from '../catalogue/goods-card.api.ts';
import { anyone, buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import {
  billMost,
  conversionKinds,
  linesAtOnce,
  matchSteps,
  mostAlternatives,
  mostCodesAtOnce,
  otherLines,
  quantityNotes,
} from './match.rules.ts';

const Count = z.number().int().min(0);

/** A line of a bill as it stands there, in parts where the sheet has columns. `text` alone is enough: its quantity is then read from its end. */
export const BillLine = z.strictObject({
  /** As the sheet or the pad counts them. */
  line: z.number().int().min(1).max(1_000_000),
  text: text(billMost.lineSigns),
  code: text(80).optional(),
  brand: text(80).optional(),
  unit: text(20).optional(),
  quantity: text(40).optional(),
  remark: text(200).optional(),
});
export type BillLine = z.infer<typeof BillLine>;

const Bill = z.strictObject({
  lines: z.array(BillLine),
  /** Lines that are nothing to buy, with what they are. */
  others: z.array(z.strictObject({ line: z.number().int(), text: z.string(), kind: z.enum(otherLines) })),
  /** Which columns were found, by their head in the sheet; empty where it has none. */
  columns: z.array(z.strictObject({ id: z.string(), head: z.string() })),
  /** Lines behind the last that is read. */
  left: Count,
});
export type Bill = z.infer<typeof Bill>;

/** A file with its cells as the pad shows them, row for row; empty where that is more than a pad holds. */
const BillOfFile = Bill.extend({ text: z.string() });

const Quantity = z.strictObject({
  typed: z.string(),
  /** In the unit that was typed; null where it cannot be read. */
  number: z.number().nullable(),
  unit: z.string(),
  notes: z.array(z.enum(quantityNotes)),
});

const Agreed = z.strictObject({ asked: z.string(), name: z.string() });
/** What was asked and what the spec has instead; empty where it has nothing of the kind. */
const Differs = z.strictObject({ asked: z.string(), has: z.string(), step: z.enum(matchSteps).optional() });
/** What was not said and tells specs apart. */
const Open = z.strictObject({ name: z.string(), values: z.array(z.string()).max(6) });

/** A spec that was found for a line. */
export const MatchedSpec = z.strictObject({
  goodsId: Id,
  specId: Id,
  specName: z.string(),
  itemNumber: z.string(),
  picture: z.string(),
  price: Money,
  unit: z.string(),
  ...lengthFields,
  minOrderQuantity: z.number().int().min(1),
  ...stepField,
  specStorage: Count,
  leadDays: Count,
  storeId: Id,
  storeName: z.string(),
  /** 0 to 100. */
  score: z.number().int().min(0).max(100),
  agreed: z.array(Agreed),
  differs: z.array(Differs),
  open: z.array(Open),
  /** How many of `unit` that comes to; null where nobody can say. */
  pieces: z.number().int().min(0).nullable(),
  conversion: z.enum(conversionKinds),
  /** One of the typed unit is so many of `unit`. */
  factor: z.number().nullable(),
});
export type MatchedSpec = z.infer<typeof MatchedSpec>;

const matchStates = ['certain', 'confirm', 'none'] as const;

export const MatchedLine = z.strictObject({
  line: z.number().int(),
  text: z.string(),
  code: z.string(),
  /** certain: all that was asked agrees; confirm: something differs, is open, or was only guessed; none: nothing fits. */
  state: z.enum(matchStates),
  /** By what it was found: the company's own code, a number of the mall, or what it says. */
  by: z.enum(['code', 'number', 'words']),
  quantity: Quantity,
  /** The best, and then others, at most as many as are said. */
  found: z.array(MatchedSpec).max(mostAlternatives + 1),
  /** Parts that no goods of the mall has. */
  unknown: z.array(z.string()),
  /** Classes to look in, where nothing was found. */
  suggestions: z.array(z.string()),
});
export type MatchedLine = z.infer<typeof MatchedLine>;

const MaterialCode = z.strictObject({
  id: Id,
  code: z.string(),
  specId: Id,
  goodsId: Id,
  specName: z.string(),
  itemNumber: z.string(),
  /** Whether it can still be bought. */
  onSale: z.boolean(),
  /** Who taught it last; empty where nobody knows. */
  byName: z.string(),
  time: TimeText,
});
export type MaterialCode = z.infer<typeof MaterialCode>;

/** A row of the sheet that keeps what came of a bill, bad lines as well. */
const ResultRow = z.strictObject({
  line: z.number().int().min(0),
  text: text(billMost.lineSigns),
  result: text(40),
  specName: text(300),
  itemNumber: text(60),
  storeName: text(100),
  score: z.number().int().min(0).max(100).nullable(),
  reason: text(600),
  quantity: text(40),
  unit: text(20),
  price: text(20),
  amount: text(20),
});
export type ResultRow = z.infer<typeof ResultRow>;

const knowsCodes = buyer({ may: right('procurementManagement:matchGoods:view') });
const teachesCodes = buyer({ may: right('procurementManagement:matchGoods:teach') });

export const matchApi = {
  match: call({
    verb: 'POST',
    path: '/portal/procurement/match',
    access: anyone,
    summary: 'Finds the spec of every line of a bill of materials, with score, reasons, alternatives and the quantity in the unit of sale',
    body: z.strictObject({
      lines: z.array(BillLine).min(1).max(linesAtOnce),
      /** '1': what is in stock before what is not, where both fit as well. */
      stockFirst: z.literal(['0', '1']).default('1'),
    }),
    bodyBytes: 512 * 1024,
    data: z.strictObject({ lines: z.array(MatchedLine), ms: Count }),
  }),
  read: call({
    verb: 'POST',
    path: '/portal/procurement/match/read',
    access: anyone,
    summary: 'Reads a pasted bill of materials: columns by head and content, lines with their quantity and unit',
    /** Whatever a clipboard holds: it is cleaned as a file is, and not kept. */
    body: z.strictObject({ text: z.string().trim().min(1).max(billMost.signs) }),
    bodyBytes: 4 * 1024 * 1024,
    data: Bill,
  }),
  sheet: call({
    verb: 'POST',
    path: '/portal/procurement/match/sheet',
    access: anyone,
    summary: 'Reads a bill of materials from a file (xlsx, csv or text with tabs)',
    bodyKind: 'multipart',
    data: BillOfFile,
  }),
  template: call({
    verb: 'GET',
    path: '/portal/procurement/match/template',
    access: anyone,
    summary: 'A sheet to fill; any other with a head is read as well',
    data: z.unknown(),
    answer: 'file',
  }),
  export: call({
    verb: 'POST',
    path: '/portal/procurement/match/export',
    access: anyone,
    summary: 'What came of a bill as a sheet, with every line that found nothing',
    body: z.strictObject({
      rows: z
        .array(ResultRow)
        .min(1)
        .max(billMost.lines + billMost.others),
    }),
    bodyBytes: 4 * 1024 * 1024,
    data: z.unknown(),
    answer: 'file',
  }),
};

/** What the company calls specs in its own books. */
export const materialCodeApi = {
  page: call({
    verb: 'GET',
    path: '/portal/procurement/match/code/page',
    access: knowsCodes,
    summary: 'The company’s own codes that are known, the latest first',
    query: z.strictObject({ word: text(80).default(''), ...paging(20, 100) }),
    data: pageOf(MaterialCode),
  }),
  learn: call({
    verb: 'POST',
    path: '/portal/procurement/match/code',
    access: teachesCodes,
    summary: 'Remembers which specs the company means by its codes; a code known already means the new one from now on',
    body: z.strictObject({
      codes: z
        .array(z.strictObject({ code: text(80, 1), specId: Id }))
        .min(1)
        .max(mostCodesAtOnce),
    }),
    data: z.strictObject({ learned: Count }),
  }),
  forget: call({
    verb: 'DELETE',
    path: '/portal/procurement/match/code/{id}',
    access: teachesCodes,
    summary: 'Forgets a code',
    data: Nothing,
  }),
};
