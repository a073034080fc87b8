import { right } from '@mall/contract/account/rights.ts';
import { WorkFilter, workKinds } from '@mall/contract/account/work.rules.ts';
import { workNameOf } from '@mall/contract/account/work-names.ts';
import * as z from 'zod';
import { type ListExport, listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { refuse } from '../kernel/refusal.ts';
import { WorkListed, workOf } from './work.queries.ts';
import { WorkLimits, type WorkSlot } from './work.ts';

/** A sheet is read later: the queues at which its reader works and their hours are those of the moment at which he asked. */
const Input = WorkFilter.extend({ kinds: z.array(z.enum(workKinds)), limits: WorkLimits });
export type WorkSheetInput = z.infer<typeof Input>;

/** What waits for the mall's people. */
export const workSheet = (slots: readonly WorkSlot[]): ListExport<WorkSheetInput> =>
  listSheet({
    kind: 'work',
    title: only('待办'),
    source: only('待办'),
    sourceUrl: '/',
    right: right('operations:view'),
    filter: Input,
    row: WorkListed,
    rows: ({ kinds, limits, ...filter }, sight) => {
      if (sight.kind !== 'operator') throw refuse('download.failed');
      return workOf({ slots: slots.filter(({ kind }) => kinds.includes(kind)), limits }, sight, filter);
    },
    columns: [
      [only('类型'), 14, ({ kind }) => workNameOf(kind)],
      [only('单号'), 26, ({ sn }) => sn],
      [only('对象'), 36, ({ name }) => name],
      [only('说明'), 40, ({ note }) => note],
      [only('金额（元）'), 14, ({ amountFen }) => (amountFen === null ? '' : amountFen / 100)],
      [only('等了（分钟）'), 12, ({ waited }) => waited],
      [only('时限'), 20, ({ dueDate }) => dueDate],
      [only('超时'), 8, ({ left }) => (left < 0 ? '是' : '')],
      [only('处理人'), 16, ({ holderName }) => holderName ?? ''],
    ],
  });
