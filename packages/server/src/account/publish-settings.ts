import type { Publishing } from '@mall/contract/account/setting.api.ts';
import { type SettingKey, settingFits, settings, wrongSignIn } from '@mall/contract/kernel/settings.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Operator } from '../kernel/actor.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { keepSettings, type SettingStep } from '../kernel/keep-settings.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { writeAudit } from './write-audit.ts';

const Meanwhile = z.strictObject({ key: z.string(), who: z.string() });

const refuseChanged = async (tx: Tx, version: number, keys: readonly SettingKey[]): Promise<void> => {
  const [other] = await readRows(tx, Meanwhile)`
    select c.key, m.member_name as who from setting_change c join member m on m.id = c.member_id
    where c.version > ${version} and c.key = any (${sqlList(keys, 'text')}) order by c.id desc limit 1`;
  if (other) throw refuse('setting.changed_meanwhile', { name: settings[other.key as SettingKey].name, who: other.who });
};

const Known = z.strictObject({ known: z.boolean() });

/** A picture or a zone that is not there would leave a hole in every page. */
const refuseUnknown = async (tx: Tx, key: SettingKey, value: string): Promise<void> => {
  const name = /^\/media\/site\/(.+)$/.exec(value)?.[1];
  if (settings[key].kind === 'picture' && name === undefined) return;
  const [row] =
    settings[key].kind === 'zone' && value !== ''
      ? await readRows(tx, Known)`select exists (select from zone where id = ${value}) as known`
      : name === undefined
        ? [{ known: true }]
        : await readRows(tx, Known)`select exists (select from setting_picture where name = ${name}) as known`;
  if (!row?.known) throw refuse('setting.wrong', { name: settings[key].name });
};

const takeOne = async (tx: Tx, house: House, { key, value }: Publishing['changes'][number]): Promise<SettingStep | undefined> => {
  const before = house.settings.now(key);
  const after = value ?? house.settings.usual(key);
  const sign = settings[key].kind === 'text' ? wrongSignIn(after) : undefined;
  if (sign !== undefined) throw refuse('setting.sign_wrong', { name: settings[key].name, sign });
  if (!settingFits(key, after)) throw refuse('setting.wrong', { name: settings[key].name });
  // Back to what was usual is not looked at: it stands in the environment, whatever the database has.
  if (value !== null) await refuseUnknown(tx, key, after);
  return before === after ? undefined : { key, before, after, value };
};

/** Changes settings together or not at all; what somebody else changed since the page was read is not run over. Other nodes hear it when this commits. */
export const publishSettings = async (house: House, operator: Operator, { version, reason, changes }: Publishing): Promise<number> => {
  const keys = changes.map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw refuse('kernel.malformed');
  await house.settings.refresh();
  const published = await inTransaction(house.db, async (tx) => {
    // One publishing at a time: versions count up, and what one reads as before is so.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))`);
    await refuseChanged(tx, version, keys);
    const steps: SettingStep[] = [];
    for (const change of changes) steps.push(...[await takeOne(tx, house, change)].filter((step) => step !== undefined));
    if (steps.length === 0) throw refuse('setting.nothing');
    const next = await keepSettings(tx, operator.memberId, reason, steps);
    const facts = (of: 'before' | 'after') => Object.fromEntries(steps.map((step) => [settings[step.key].name, step[of]]));
    await writeAudit(tx, 'setting.published', { reason, before: facts('before'), after: facts('after') }, operator);
    return next;
  });
  await house.settings.refresh();
  return published;
};
