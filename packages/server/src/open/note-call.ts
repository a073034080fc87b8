import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { House } from '../kernel/house.ts';

type Said = { request: FastifyRequest; status: number; code: string; ms: number };

/** Writes down what was asked with a key and how it was answered: never what was in it. That it cannot be written changes no answer. */
export const noteCall = async ({ db, log }: House, keyId: Id, { request, status, code, ms }: Said): Promise<void> => {
  const path = (request.raw.url ?? '').split('?')[0]?.slice(0, 200) ?? '';
  try {
    await db.execute(sql`
      with noted as (insert into open_call (key_id, method, path, status, code, ms, address)
        values (${keyId}, ${request.method}, ${path}, ${status}, ${code}, ${Math.round(ms)}, ${request.ip}))
      update open_key set last_used_at = now(), last_address = ${request.ip}
      where id = ${keyId} and ${code !== 'open.signature_wrong'} and (last_used_at is null or last_used_at < now() - interval '10 seconds')`);
  } catch (error) {
    log.warn({ err: error, keyId }, 'a call of the open interface was not noted');
  }
};
