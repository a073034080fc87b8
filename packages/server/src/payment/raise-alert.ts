import type { AlertKind } from '@mall/contract/payment/payment.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { payAlert } from './payment.table.ts';

/** Tells the operators of something about money that nobody may overlook. The same matter again only counts up; one that was settled is open anew. */
export const raiseAlert = async (tx: Tx, kind: AlertKind, subject: string, detail: Record<string, unknown>): Promise<void> => {
  await tx
    .insert(payAlert)
    .values({ kind, subject: subject.slice(0, 80), detail })
    .onConflictDoUpdate({
      target: [payAlert.kind, payAlert.subject],
      set: {
        times: sql`${payAlert.times} + 1`,
        lastAt: sql`now()`,
        detail,
        openAt: sql`case when ${payAlert.settledAt} is null then ${payAlert.openAt} else now() end`,
        settledAt: null,
        settledBy: null,
      },
    });
};
