import type pg from 'pg';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { makeRandom } from '../kit/random.ts';

const newcomers = 90;
const days = 60;

/** Everybody has been a member for long, and some came of late, so that the mall has new members every other day; those cannot sign in. */
export const fillNewcomers = async (client: pg.PoolClient, now: Date): Promise<void> => {
  await client.query(
    `update member set created_at = $1::timestamptz - make_interval(days => ($2 + 10 + id * 37 % 400)::int, hours => (id * 7 % 11)::int)`,
    [now, days],
  );
  const { rows } = await client.query<{ last: string; password_hash: string }>(
    'select max(id) as last, min(password_hash) as password_hash from member',
  );
  const first = Number(rows[0]?.last ?? 0) + 1;
  await copyRows(
    client,
    'member',
    Array.from({ length: newcomers }, (_, at) => {
      const random = makeRandom(67, at);
      return {
        id: first + at,
        mobile: `1700001${String(at + 1).padStart(4, '0')}`,
        member_name: `新会员${at + 1}`,
        nick_name: `新会员${at + 1}`,
        account_type: random.chance(0.5) ? 2 : 1,
        password_hash: rows[0]?.password_hash ?? '',
        enabled: false,
        created_at: new Date(now.getTime() - (random.next() ** 1.3 * days + 0.2) * 86_400_000),
      };
    }),
  );
  await moveIdentity(client, ['member']);
};
