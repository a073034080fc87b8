import type { AuditEvent } from '@mall/contract/account/audit-events.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { auditLog } from './account.table.ts';
import { maskMobile } from './mask-mobile.ts';

type Audited = {
  /** Whose administrator reads it; the company of who acts, or of whom it happened to, unless said. */
  readonly companyId?: Id | undefined;
  /** The member or the role that it happened to, and what that is called. */
  readonly targetId?: Id | null | undefined;
  readonly target?: string | undefined;
  /** Of an account that nobody has proved to be his; kept masked. */
  readonly ofMobile?: string | undefined;
  /** Where it came from. */
  readonly from?: Pick<Visitor, 'address' | 'device'> | undefined;
  /** Facts by name, or one value. */
  readonly before?: unknown;
  readonly after?: unknown;
};

const idOf = (mobile: string | undefined) => (mobile === undefined ? undefined : sql<Id>`(select id from member where mobile = ${mobile})`);

/** Who acts; of somebody with his session it is known whence, without its being said. */
type Who = Id | { readonly memberId: Id; readonly sessionId: Id };

const whence = (who: Who | undefined, column: 'address' | 'device') =>
  typeof who === 'object'
    ? sql<string>`coalesce((select ${sql.raw(column)} from member_session where id = ${who.sessionId}), '')`
    : undefined;

type Told = Audited & Record<string, unknown>;

const rowOf = (
  event: AuditEvent,
  { companyId, targetId, target, ofMobile, from, before, after, ...detail }: Told,
  who: Who | undefined,
) => {
  const memberId = typeof who === 'object' ? who.memberId : who;
  const whom = targetId ?? idOf(ofMobile);
  return {
    event,
    memberId,
    targetId: whom,
    target,
    address: from?.address ?? whence(who, 'address'),
    device: from?.device ?? whence(who, 'device'),
    before,
    after,
    companyId: companyId ?? sql`(select company_id from member where id = ${memberId ?? whom ?? null})`,
    detail: ofMobile === undefined ? detail : { ...detail, mobile: maskMobile(ofMobile) },
  };
};

/**
 * Adds to the trail, which nobody can change afterwards: no password, code or token belongs into it. Give it the database, not the transaction of a
 * refused verb, or the row goes with the refusal.
 */
export const writeAudit = async (tx: Tx, event: AuditEvent, told: Told, who?: Who): Promise<void> => {
  await tx.insert(auditLog).values(rowOf(event, told, who));
};

/** The same of several at once. */
export const writeAudits = async (tx: Tx, event: AuditEvent, told: readonly Told[], who?: Who): Promise<void> => {
  if (told.length > 0) await tx.insert(auditLog).values(told.map((one) => rowOf(event, one, who)));
};
