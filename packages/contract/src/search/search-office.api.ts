import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf } from '../kernel/paging.ts';
import { SavePlateRule, SaveSynonym, TrialQuery, WordsQuery } from './search-office.rules.ts';

const keeps = operator({ may: right('operations:catalogue:manage') });

export const SynonymRow = z.strictObject({
  id: Id,
  word: z.string(),
  means: z.string(),
  note: z.string(),
  by: z.string(),
  time: TimeText,
});
export type SynonymRow = z.infer<typeof SynonymRow>;

export const PlateRuleRow = z.strictObject({
  id: Id,
  pattern: z.string(),
  classId: Id,
  className: z.string(),
  note: z.string(),
  by: z.string(),
  time: TimeText,
});
export type PlateRuleRow = z.infer<typeof PlateRuleRow>;

/** How a part of what was typed is read: by a synonym or a plate rule of the mall's people, or by the tables of the trade. */
const readKinds = ['synonym', 'rule', 'item', 'plate', 'shape', 'figure', 'word', 'value', 'modifier', 'outside', 'plain'] as const;
const TrialPart = z.strictObject({
  text: z.string(),
  kind: z.enum(readKinds),
  /** What it comes to: classes, values, or the words that are read in its place. */
  means: z.array(z.string()),
});
const TrialSlot = z.strictObject({
  typed: z.string(),
  words: z.array(z.string()),
  classes: z.array(z.string()),
  values: z.array(z.string()),
});
const Trial = z.strictObject({
  /** What is read, where synonyms changed what was typed. */
  read: z.string(),
  parts: z.array(TrialPart),
  slots: z.array(TrialSlot),
  /** No goods has these. */
  unknown: z.array(z.string()),
  unmet: z.array(z.string()),
  /** What was searched instead, where nothing has what was typed. */
  corrected: z.string(),
  total: z.int(),
  goods: z.array(z.strictObject({ goodsId: Id, specId: Id, name: z.string(), className: z.string() })),
});
export type Trial = z.infer<typeof Trial>;

/** What the mall's people teach the search: words, plates, and a box to try them. */
export const searchOfficeApi = {
  synonyms: call({
    verb: 'GET',
    path: '/operations/search/synonym/page',
    access: keeps,
    summary: 'Words that operators taught the search, with what each means; those that the mall comes with are not among them',
    query: WordsQuery,
    data: pageOf(SynonymRow),
  }),
  addSynonym: call({
    verb: 'POST',
    path: '/operations/search/synonym',
    access: keeps,
    summary: 'Teaches the search a word; it finds goods on every node within five seconds',
    body: SaveSynonym,
    data: z.strictObject({ id: Id }),
    trail: act('search.synonym_added', 'search_synonym'),
  }),
  saveSynonym: call({
    verb: 'PUT',
    path: '/operations/search/synonym/{id}',
    access: keeps,
    summary: 'Changes a word or what it means',
    body: SaveSynonym,
    data: Nothing,
    trail: act('search.synonym_changed', 'search_synonym'),
  }),
  removeSynonym: call({
    verb: 'DELETE',
    path: '/operations/search/synonym/{id}',
    access: keeps,
    summary: 'Takes a word back; it is read as before',
    data: Nothing,
    trail: act('search.synonym_removed', 'search_synonym'),
  }),
  plates: call({
    verb: 'GET',
    path: '/operations/search/plate/page',
    access: keeps,
    summary: 'Plates that operators wrote down, beside the families that the mall comes with',
    query: WordsQuery,
    data: pageOf(PlateRuleRow),
  }),
  addPlate: call({
    verb: 'POST',
    path: '/operations/search/plate',
    access: keeps,
    summary: 'Writes a plate down: its series, the class that it is of, and which attributes its figures say',
    body: SavePlateRule,
    data: z.strictObject({ id: Id }),
    trail: act('search.plate_added', 'plate_rule'),
  }),
  savePlate: call({
    verb: 'PUT',
    path: '/operations/search/plate/{id}',
    access: keeps,
    summary: 'Changes a plate',
    body: SavePlateRule,
    data: Nothing,
    trail: act('search.plate_changed', 'plate_rule'),
  }),
  removePlate: call({
    verb: 'DELETE',
    path: '/operations/search/plate/{id}',
    access: keeps,
    summary: 'Takes a plate back',
    data: Nothing,
    trail: act('search.plate_removed', 'plate_rule'),
  }),
  trial: call({
    verb: 'GET',
    path: '/operations/search/trial',
    access: keeps,
    summary: 'How the search reads what somebody types, part by part, and what it finds first',
    query: TrialQuery,
    data: Trial,
  }),
};
