import type { RightName } from '@mall/contract/account/rights.ts';
import type { WorkItem, WorkKind } from '@mall/contract/account/work.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Operator } from '../kernel/actor.ts';
import type { Config } from '../kernel/config.ts';
import type { DeskSlot } from './desk.ts';
import { fourEyesFen } from './four-eyes.ts';

/** A queue of the mall's people, as the room in which it waits gives it. */
export type WorkSlot = {
  readonly kind: WorkKind;
  /** Who decides there. */
  readonly right: RightName;
  /** What waits: `id`, `what` (one of the contract's), `name`, `sn`, `note`, `amount_fen` (null where no money is in it), `since` (when this waiting began) and `url` of its screen. */
  readonly waiting: SQL;
  /** Where it takes two above a limit: `waiting` has `entered_by` and `stake_fen`, and who entered it is not given it as the second. */
  readonly byTwo?: true;
  /** What was decided today: `id`, `member_id`, `at`. */
  readonly done: SQL;
};

/** The setting with the hours that a queue gives itself. */
const hourNames = {
  certification: 'WORK_CERTIFICATION_HOURS',
  registration: 'WORK_REGISTRATION_HOURS',
  paper: 'WORK_PAPER_HOURS',
  review: 'WORK_REVIEW_HOURS',
  goods: 'WORK_GOODS_HOURS',
  voucher: 'WORK_VOUCHER_HOURS',
  refund: 'WORK_REFUND_HOURS',
  wrong: 'WORK_WRONG_HOURS',
  arbitration: 'WORK_ARBITRATION_HOURS',
  payback: 'WORK_PAYBACK_HOURS',
  credit: 'WORK_CREDIT_HOURS',
  credit_second: 'WORK_CREDIT_SECOND_HOURS',
  credit_review: 'WORK_CREDIT_REVIEW_HOURS',
  bill: 'WORK_BILL_HOURS',
  bill_payment: 'WORK_BILL_PAYMENT_HOURS',
  qualification: 'WORK_QUALIFICATION_HOURS',
  tax: 'WORK_TAX_HOURS',
  deal_voucher: 'WORK_DEAL_VOUCHER_HOURS',
  contract: 'WORK_CONTRACT_HOURS',
  alert: 'WORK_ALERT_HOURS',
  feedback: 'WORK_FEEDBACK_HOURS',
  approval: 'WORK_APPROVAL_HOURS',
  dead: 'WORK_DEAD_HOURS',
} as const satisfies Record<WorkKind, keyof Config>;
const limitNames = [...Object.values(hourNames), 'FOUR_EYES_FEN', 'FOUR_EYES_YUAN'] as const;
/** The settings by which the list is sorted, as they are kept with what is asked of it. */
export const WorkLimits = z.record(z.enum(limitNames), z.number());
export type WorkLimits = Pick<Config, (typeof limitNames)[number]>;
export const limitsOf = (config: WorkLimits): WorkLimits =>
  Object.fromEntries(limitNames.map((name) => [name, config[name]])) as WorkLimits;

/** What the verbs of the work list go by: every queue, and the settings. */
export type WorkBook = { readonly slots: readonly WorkSlot[]; readonly limits: WorkLimits };

/** The queues at which somebody works. */
export const slotsOf = ({ rights }: Pick<Operator, 'rights'>, slots: readonly WorkSlot[]): readonly WorkSlot[] =>
  slots.filter(({ right }) => rights.has(right));

const notEnteredBy = (memberId: Id | undefined, { byTwo }: WorkSlot, limits: WorkLimits): SQL =>
  byTwo && memberId !== undefined
    ? sql`where x.entered_by is distinct from ${memberId}::bigint or x.stake_fen <= ${fourEyesFen(limits)}`
    : sql``;

/** Everything that waits there, and until when; for somebody, what he can be given to decide. */
export const waitingIn = (slots: readonly WorkSlot[], hours: WorkLimits, memberId?: Id): SQL =>
  sql.join(
    slots.map(
      (slot) => sql`
        select ${slot.kind}::text as kind, x.id, x.what, x.name, x.sn, x.note, x.amount_fen, x.since, x.url, x.since + make_interval(hours => ${hours[hourNames[slot.kind]]}) as due
        from (${slot.waiting}) x ${notEnteredBy(memberId, slot, hours)}`,
    ),
    sql` union all `,
  );

export const doneIn = (slots: readonly WorkSlot[]): SQL =>
  sql.join(
    slots.map(
      ({ kind, done }) => sql`select ${kind}::text as kind, x.id, x.member_id, x.at from (${done}) x where x.member_id is not null`,
    ),
    sql` union all `,
  );

/** Who looks at `w`: only while it waits as it did when he took it. */
export const claimOf = sql`left join work_item_claim c on c.kind = w.kind and c.item_id = w.id and c.since = w.since`;

/** These, as rows of kind and number. */
export const rowsOf = (items: readonly WorkItem[]): SQL =>
  sql`(select * from unnest(${sql.param(items.map(({ kind }) => kind))}::text[], ${sql.param(items.map(({ id }) => id))}::bigint[]))`;

/** Whether `w` is one of these. */
export const among = (items: readonly WorkItem[]): SQL => sql`(w.kind, w.id) in ${rowsOf(items)}`;

/** The first line of the menu counts what waits in all queues of whoever asks. */
export const workDesk = (slots: readonly WorkSlot[]): DeskSlot => ({
  kind: 'operator',
  screen: '/',
  right: 'operations:view',
  count: (side) => {
    const mine = slotsOf(side, slots).map((slot) => sql`(select count(*) from (${slot.waiting}) x)`);
    return sql`select ${mine.length === 0 ? sql`0` : sql.join(mine, sql` + `)}`;
  },
});
