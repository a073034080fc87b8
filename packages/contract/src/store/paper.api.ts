import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { GiveBackPaper, PaperFields, PaperFilter, paperKinds, paperStandings } from './paper.rules.ts';

const Count = z.number().int();

const PaperVersion = z.strictObject({
  id: Id,
  version: Count,
  decision: z.enum(['waiting', 'approved', 'rejected', 'withdrawn']),
  fields: PaperFields,
  faults: z.array(z.strictObject({ field: z.string(), reason: z.string() })),
  submittedBy: z.string(),
  submitDate: TimeText,
  decideDate: TimeText.nullable(),
});
export type PaperVersion = z.infer<typeof PaperVersion>;

const paper = {
  id: Id,
  name: z.string(),
  kind: z.enum(paperKinds),
  number: z.string(),
  /** Empty: it does not end. */
  validUntil: z.string(),
  standing: z.enum(paperStandings),
  /** Days until it ends, below zero once it has. */
  daysLeft: Count.nullable(),
  waiting: z.boolean(),
  /** Goods on the shelf that need it, and those that are off it because it ran out. */
  goods: Count,
  lapsed: Count,
};

const StorePaper = z.strictObject({
  ...paper,
  files: PaperFields.shape.files.unwrap().array(),
  /** Names of the classes that ask for it; the licence is asked for everywhere. */
  classes: z.array(z.string()),
  latest: PaperVersion.nullable(),
});
export type StorePaper = z.infer<typeof StorePaper>;

const manages = seller({ may: right('seller:store:manage') });

export const paperApi = {
  list: call({
    verb: 'GET',
    path: '/seller/papers',
    access: manages,
    summary: 'Papers of the own store, what ends first on top, each with what was handed in to renew it',
    data: pageOf(StorePaper),
  }),
  renew: call({
    verb: 'POST',
    path: '/seller/papers/renew/{id}',
    access: manages,
    summary: 'Hands in what renews a paper; the mall looks at it while the old one holds',
    body: PaperFields,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/seller/papers/withdraw/{id}',
    access: manages,
    summary: 'Takes back what waits for the mall',
    data: Nothing,
  }),
};

export const PaperRow = z.strictObject({
  ...paper,
  storeId: Id,
  storeName: z.string(),
  companyName: z.string(),
  submitDate: TimeText.nullable(),
});
export type PaperRow = z.infer<typeof PaperRow>;

const PapersQuery = PaperFilter.extend(paging(20, 50));
export type PapersQuery = z.infer<typeof PapersQuery>;

const PaperCase = z.strictObject({
  ...PaperRow.shape,
  files: StorePaper.shape.files,
  classes: z.array(z.string()),
  latest: PaperVersion.nullable(),
  /** Every version that was handed in, the latest first. */
  versions: z.array(PaperVersion),
});
export type PaperCase = z.infer<typeof PaperCase>;

const audits = operator({ may: right('operations:audit:decide') });

export const paperOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/papers/page',
    access: audits,
    summary: 'Papers of open stores: what waits for the mall by its age, otherwise what ends first on top',
    query: PapersQuery,
    data: pageOf(PaperRow).extend({ counts: z.record(z.enum(['waiting', ...paperStandings]), Count) }),
  }),
  export: exportCall('/operations/papers/export', audits, 'Papers of stores', PaperFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/papers/{id}',
    access: audits,
    summary: 'One of them: what holds, what was handed in to renew it, and what depends on it',
    data: PaperCase,
  }),
  approve: call({
    verb: 'POST',
    path: '/operations/papers/approve/{id}',
    access: audits,
    summary: 'Puts the version that was looked at in force; goods that it took from the shelf come back',
    body: z.strictObject({ versionId: Id }),
    trail: act('store.paper_approved', 'store_paper'),
    data: Nothing,
  }),
  giveBack: call({
    verb: 'POST',
    path: '/operations/papers/reject/{id}',
    access: audits,
    summary: 'Gives the version that was looked at back, with what is wrong',
    body: GiveBackPaper.extend({ versionId: Id }),
    trail: act('store.paper_returned', 'store_paper'),
    data: Nothing,
  }),
};
