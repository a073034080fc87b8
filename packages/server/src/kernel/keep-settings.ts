import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SettingKey } from '@mall/contract/kernel/settings.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from './db.ts';
import { settingChannel } from './follow-settings.ts';
import { readRows } from './read-rows.ts';

/** `value` is null where it is as usual again. */
export type SettingStep = { readonly key: SettingKey; readonly before: string; readonly after: string; readonly value: string | null };

const Version = z.strictObject({ version: z.int() });

/** Writes down what was published, by whom and why, and tells every node when this commits. Gives its version. */
export const keepSettings = async (tx: Tx, memberId: Id, reason: string, steps: readonly SettingStep[]): Promise<number> => {
  const [{ version } = { version: 1 }] = await readRows(
    tx,
    Version,
  )`select (coalesce(max(version), 0) + 1)::int as version from setting_change`;
  for (const { key, before, after, value } of steps) {
    if (value === null) await tx.execute(sql`delete from setting where key = ${key}`);
    else
      await tx.execute(
        sql`insert into setting (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`,
      );
    await tx.execute(sql`insert into setting_change (version, key, before, after, reason, member_id)
      values (${version}, ${key}, ${before}, ${after}, ${reason}, ${memberId})`);
  }
  await tx.execute(sql`select pg_notify(${settingChannel}, ${String(version)})`);
  return version;
};
