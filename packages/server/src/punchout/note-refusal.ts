import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';

type Refused = {
  /** In whose name it came; unknown where what it named is none. */
  readonly connection: { readonly id: Id; readonly companyId: Id; readonly name: string } | undefined;
  readonly named?: string;
  readonly reason: string;
  readonly from: Pick<Visitor, 'address' | 'device'>;
  /** What a system that proved itself got wrong in its papers is counted, and no more: the trail is for ever. */
  readonly audited: boolean;
};

/** Where a request of no page came from. */
export const deviceOf = ({ ip, headers }: FastifyRequest): Refused['from'] => ({
  address: ip,
  device: String(headers['user-agent'] ?? '').slice(0, 200),
});

/** That somebody was not let in, or a paper not taken: on the connection for its administrator to see, and in the trail where it was about who comes. */
export const noteRefusal = async (tx: Tx, { connection, named = '', reason, from, audited }: Refused): Promise<void> => {
  if (connection)
    await tx.execute(sql`
      update punchout_connection set refusals = refusals + 1, last_refusal_at = now(), last_refusal = ${reason.slice(0, 100)} where id = ${connection.id}`);
  if (!audited) return;
  const target = connection?.name ?? named.slice(0, 40);
  await writeAudit(tx, 'punchout.refused', { companyId: connection?.companyId, target, after: { reason }, from });
};
