import type { AuditEvent } from '@mall/contract/account/audit-events.ts';
import type { ActSubject } from '@mall/contract/account/operator-act.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { BeginAct } from '../kernel/act.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { WorkBook } from './work.ts';
import { requireUnheld } from './work-holder.ts';
import { writeAudit } from './write-audit.ts';

/** Of each kind of thing the select that gives what it is called and what can change about it. `id` is missing where the act makes it: then it is the latest of this person. */
export type ActSubjects = Readonly<Record<ActSubject, (id: Id | undefined, memberId: Id) => SQL>>;

const Seen = z.strictObject({ name: z.string(), facts: z.record(z.string(), z.unknown()) });

const look = async (tx: Tx, select: SQL | undefined) => (select ? (await readRows(tx, Seen)`${select}`)[0] : undefined);

const mostText = 300;
/** The factor's code is nobody's to read, and what was seen when it was asked for says nothing afterwards. */
const reasons = ['reason', 'note', 'answer', 'differsBecause'];
const unsaid = new Set(['code', 'versionId', 'proposal', 'faults', ...reasons]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, mostText) : '');

/** Why, in the words of who did it: every fault that was named, where there are several. */
const reasonIn = (body: Readonly<Record<string, unknown>>): string => {
  const faults = Array.isArray(body['faults']) ? body['faults'].map((fault) => textOf((fault as { reason?: unknown }).reason)) : [];
  const said = reasons.map((name) => textOf(body[name]));
  return [...said, ...faults].filter(Boolean).join('; ').slice(0, mostText);
};

const saidIn = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      unsaid.has(name) || value === undefined || value === '' ? [] : [[name, typeof value === 'string' ? value.slice(0, mostText) : value]],
    ),
  );

/** Papers wait by their version; what else is done to whom they are of is no decision of them. */
const byVersion = new Set<string>(['company', 'store_application'] satisfies ActSubject[]);
const itemOf = (of: string | undefined, id: Id | undefined, versionId: unknown): Id | undefined => {
  if (of === undefined) return undefined;
  return byVersion.has(of) ? (typeof versionId === 'string' ? versionId : undefined) : id;
};

/** Writes down every act of an operator whose call says so in the contract, right after it is done. What was done stays done where the row cannot be written: that is said loudly. */
export const beginAct =
  (db: Db, subjects: ActSubjects, book: WorkBook, complain: (facts: object, said: string) => void): BeginAct =>
  async ({ event, of }, { actor, ...from }, { params, body }) => {
    if (actor.kind === 'guest') throw new Error(`${event} is nobody's act`);
    const subject = of === undefined ? undefined : subjects[of as ActSubject];
    const id = params['id'];
    const select = () => subject?.(id, actor.memberId);
    const before = id === undefined ? undefined : await look(db, select());
    const given = (body ?? {}) as Record<string, unknown>;
    const itemId = itemOf(of, id, given['versionId']);
    if (itemId !== undefined) await requireUnheld(db, book, of as ActSubject, itemId, actor.memberId);
    return async () => {
      try {
        const after = await look(db, select());
        await writeAudit(
          db,
          event as AuditEvent,
          {
            targetId: id,
            target: (after ?? before)?.name ?? '',
            reason: reasonIn(given),
            before: before?.facts ?? null,
            after: { ...after?.facts, ...saidIn(given) },
            from,
          },
          actor.memberId,
        );
      } catch (error) {
        complain({ err: error, event, id, memberId: actor.memberId }, 'an act of an operator could not be written into the trail');
      }
    };
  };
