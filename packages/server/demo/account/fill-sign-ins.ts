import type pg from 'pg';
import { demoLeaving } from './demo-members.ts';

const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const pocket = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const strange = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Hours ago, event, way, device, address. */
const happened = [
  [4, 'account.signed_in', 'sms', pocket, '100.64.8.21'],
  [5, 'account.signed_in', 'sms', strange, '203.0.113.24'],
  [20, 'account.signed_out', '', desk, '10.20.7.31'],
  [29, 'account.signed_in', 'password', desk, '10.20.7.31'],
  [38, 'account.sign_in_wrong', '', desk, '203.0.113.24'],
  [53, 'account.signed_in', 'password', desk, '10.20.7.118'],
  [76, 'account.signed_in', 'sms', pocket, '100.64.8.21'],
  [40 * 24, 'account.signed_in', 'sms', pocket, '100.64.8.21'],
  [96 * 24, 'account.signed_in', 'password', tablet, '100.64.9.7'],
  [100 * 24, 'account.signed_in', 'password', desk, '10.20.7.31'],
] as const;

/** Devices on which somebody is still signed in: hours since he came in and since it was used, how it came, which, where, for how many hours it may rest. */
const signedIn = [
  [76, 4, 'sms', pocket, '100.64.8.21', 72],
  [5, 5, 'sms', strange, '203.0.113.24', 72],
  [96 * 24, 96 * 24, 'password', tablet, '100.64.9.7', 365 * 24],
] as const;

/** Every account of the demo was used before: a history of sign-ins, a telephone in use, a device that nobody knows, and a tablet that was forgotten (it came in when a sign-in lasted a year). */
export const fillSignIns = async (client: pg.PoolClient, now: Date): Promise<void> => {
  for (const [hours, event, way, device, address] of happened.toReversed()) {
    const isRefused = event === 'account.sign_in_wrong';
    await client.query(
      `insert into audit_log (at, member_id, target_id, company_id, event, detail, address, device)
       select $1::timestamptz - make_interval(hours => $2), case when $3 then null else id end, case when $3 then id end, company_id, $4,
         case when $3 then jsonb_build_object('mobile', left(mobile, 3) || '****' || right(mobile, 4)) when $5 = '' then '{}'::jsonb else jsonb_build_object('way', $5::text) end, $6, $7
       from member where mobile ~ '^13[789]000000' order by id`,
      [now, hours, isRefused, event, way, address, device],
    );
  }
  for (const row of signedIn)
    await client.query(
      `insert into member_session (member_id, token_hash, companion_hash, created_at, seen_at, way, device, address, idle_hours, expires_at)
       select id, sha256(convert_to('demo' || gen_random_uuid(), 'utf8')), sha256(convert_to('demo' || gen_random_uuid(), 'utf8')), $1::timestamptz - make_interval(hours => $2),
         $1::timestamptz - make_interval(hours => $3), $4, $5, $6, $7::int, $1::timestamptz + interval '4 days'
       from member where mobile ~ '^138000000'`,
      [now, ...row],
    );
  await client.query(
    `insert into account_closing (member_id, asked_at, due_at) select id, $1::timestamptz - interval '2 days', $1::timestamptz + interval '5 days' from member where mobile = $2`,
    [now, demoLeaving.mobile],
  );
  await client.query(`update member set email = 'songzhi@yunting.example' where mobile = '13800000003'`);
};
