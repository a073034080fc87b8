import * as z from 'zod';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
import { auditKinds, auditResults, auditWhences } from './audit.rules.ts';
import { right } from './rights.ts';

export const AuditFilter = z.strictObject({
  kind: z.enum(auditKinds).optional(),
  result: z.enum(auditResults).optional(),
  /** A part of somebody's name. */
  who: text(40).optional(),
  /** A part of whom or what it happened to, or a number that was asked for. */
  about: text(40).optional(),
  whence: z.enum(auditWhences).optional(),
  ...daySpan,
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend(paging(20));
export type AuditQuery = z.infer<typeof AuditQuery>;

/** A line of the trail, in the reader's language. */
export const AuditRow = z.strictObject({
  id: Id,
  time: TimeText,
  /** Empty where nobody had proved who he is, or the mall did it itself. */
  memberName: z.string(),
  roleNames: z.array(z.string()),
  kind: z.enum(auditKinds),
  event: z.string(),
  /** Whom or what it happened to, and what else is known of it. */
  about: z.string(),
  address: z.string(),
  device: z.string(),
  result: z.enum(auditResults),
  /** Why somebody was turned away; of what was done, why, where whoever did it said so. */
  reason: z.string(),
  /** What was before and after, where something changed. */
  changes: z.array(z.strictObject({ name: z.string(), before: z.string(), after: z.string() })),
});
export type AuditRow = z.infer<typeof AuditRow>;

const access = buyer({ may: right('company:audit:view'), reach: 'company' });

export const auditApi = {
  page: call({
    verb: 'GET',
    path: '/portal/company/audit/page',
    access,
    summary: 'What changed in the own company: rights, states, sign-ins, and who was turned away; latest first',
    query: AuditQuery,
    /** `counts`: how many of each kind the rest of the filter finds. */
    data: pageOf(AuditRow).extend({ counts: z.partialRecord(z.enum(['all', ...auditKinds]), z.int()) }),
  }),
  export: call({
    verb: 'GET',
    path: '/portal/company/audit/export',
    access,
    summary: 'The same as a sheet',
    query: AuditFilter,
    data: Nothing,
    answer: 'file',
  }),
};
