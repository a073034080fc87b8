import * as z from 'zod';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, reasonText, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { type SettingKey, settingKeys } from '../kernel/settings.ts';
import { ownRow } from './operator-act.ts';
import { right } from './rights.ts';

const Key = z.enum(settingKeys as [SettingKey, ...SettingKey[]]);
/** As it would stand in the environment. */
const Value = text(200);

const SettingRow = z.strictObject({
  key: Key,
  value: Value,
  /** What holds without a change: of the environment, or as the mall comes. */
  usual: Value,
  last: z.strictObject({ who: z.string(), at: TimeText, before: Value, after: Value }).nullable(),
});
export type SettingRow = z.infer<typeof SettingRow>;

const SettingList = z.strictObject({
  /** How often something was published; who publishes says what he had read. */
  version: z.number().int(),
  settings: z.array(SettingRow),
  /** The last time something was published, and on how many nodes it lives. */
  published: z.strictObject({ at: TimeText, seconds: z.number().nullable() }).nullable(),
  nodes: z.array(z.strictObject({ name: z.string(), version: z.number().int(), seenSeconds: z.number().int() })),
  zones: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type SettingList = z.infer<typeof SettingList>;

/** `null`: as usual again. */
const Change = z.strictObject({ key: Key, value: Value.nullable() });
const Publishing = z.strictObject({
  version: z.number().int().min(0),
  reason: reasonText('setting.reason_required'),
  changes: z.array(Change).min(1).max(settingKeys.length),
});
export type Publishing = z.infer<typeof Publishing>;

export const SettingChange = z.strictObject({
  id: Id,
  version: z.number().int(),
  key: z.string(),
  before: Value,
  after: Value,
  reason: z.string(),
  who: z.string(),
  at: TimeText,
});
export type SettingChange = z.infer<typeof SettingChange>;

const ChangeQuery = z.strictObject({ key: Key.optional(), ...paging(10, 50) });
export type ChangeQuery = z.infer<typeof ChangeQuery>;

/** Of a picture for a setting, in base64. */
export const settingPictureBytes = 512 * 1024;

const views = operator({ may: right('operations:settings:view') });
const changes = operator({ may: right('operations:settings:change') });

export const settingApi = {
  list: call({
    verb: 'GET',
    path: '/operations/setting/list',
    access: views,
    summary: 'Every setting that can be changed while the mall runs, who changed it last, and on how many nodes the last change lives',
    data: SettingList,
  }),
  publish: call({
    verb: 'POST',
    path: '/operations/setting/publish',
    access: changes,
    summary: 'Changes settings together, with a reason; refuses what somebody else changed since it was read',
    body: Publishing,
    trail: ownRow('setting.published'),
    data: z.strictObject({ version: z.number().int() }),
  }),
  history: call({
    verb: 'GET',
    path: '/operations/setting/history/page',
    access: views,
    summary: 'Who changed which setting when, from what to what, and why; the latest first',
    query: ChangeQuery,
    data: pageOf(SettingChange),
  }),
  picture: call({
    verb: 'POST',
    path: '/operations/setting/picture',
    access: changes,
    summary: 'Keeps a picture (png, svg; 512 KB, in base64) that a setting can name; answers its address',
    body: z.strictObject({
      image: z
        .string()
        .min(1)
        .max(Math.ceil(settingPictureBytes / 3) * 4 + 64, { error: 'setting.picture_large' })
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'setting.picture_wrong' }),
    }),
    // In base64, encrypted, and written once more as text.
    bodyBytes: settingPictureBytes * 4,
    data: z.strictObject({ url: z.string() }),
  }),
};
