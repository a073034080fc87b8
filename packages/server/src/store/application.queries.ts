import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import {
  type Application,
  type ApplicationVersion,
  applicationOperationsApi,
  type OwnApplication,
} from '@mall/contract/store/application.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { maskMobile } from '../account/mask-mobile.ts';
import { areaOf } from '../company/company-fields.ts';
import type { Seller } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { submissionsADay } from '../kernel/versions.ts';
import { applicationDrafts, applicationVersions } from './application-versions.ts';

const { application: Shown, before } = applicationOperationsApi.detail.data.shape;
const VersionRow = before.unwrap();
const StepRow = Shown.shape.steps.element;
const { sn: Sn, state: State, storeId: StoreId } = Shown.shape;

/** RZ20261110-0031: the day on which it was begun and its number. */
export const applicationSn = sql`'RZ' || to_char(a.created_at at time zone 'Asia/Shanghai', 'YYYYMMDD') || '-' || lpad(a.id::text, 4, '0')`;

const shownIn =
  (language: Language) =>
  (fields: SQL): SQL =>
    sql`${fields} || jsonb_build_object('area', ${areaOf(fields)}, 'classNames', array(
    select (p.names ->> ${language}::text) || ' / ' || (c.names ->> ${language}::text)
    from jsonb_array_elements_text(${fields} -> 'classes') with ordinality as wanted (id, place)
      join goods_class c on c.id = wanted.id::bigint join goods_class p on p.id = c.parent_id order by wanted.place))`;

/** The last version handed in and the one before that the mall decided on. */
const listVersions = (tx: Tx, id: Id, language: Language): Promise<ApplicationVersion[]> =>
  applicationVersions.listLatest(tx, id, VersionRow, shownIn(language), 2);

const Row = z.strictObject({ id: StoreId.unwrap(), sn: Sn, state: State, storeId: StoreId, storeName: z.string(), today: z.int() });

const findBy = async (tx: Tx, where: SQL) => {
  const [row] = await readRows(tx, Row)`
    select a.id::text, ${applicationSn} as sn, a.state, a.store_id::text as "storeId", a.store_name as "storeName",
      (select count(*)::int from store_application_version v where v.application_id = a.id and v.submitted_at > now() - interval '1 day') as today
    from store_application a where ${where}`;
  return row;
};

/** Who of the mall decided stands in its own log; the seller deals with the mall. */
const listSteps = (tx: Tx, id: Id) =>
  readRows(tx, StepRow)`
    select e.event, e.by_kind as who, case when e.by_kind = 'seller' then coalesce(m.member_name, '') else '' end as name, e.reason, ${timeText(sql`e.at`)} as date
    from store_application_event e left join member m on m.id = e.by_member_id where e.application_id = ${id} order by e.seq`;

const describe = async (
  tx: Tx,
  { id, today, ...row }: z.infer<typeof Row>,
  latest: ApplicationVersion | undefined,
): Promise<Application> => ({
  ...row,
  latest: latest ?? null,
  steps: await listSteps(tx, id),
  left: Math.max(0, submissionsADay - today),
});

/** A registration as the mall's people see it, with the version that they gave back. */
export const requireApplication = async (tx: Tx, id: Id, language: Language) => {
  const row = await findBy(tx, sql`a.id = ${id}`);
  if (!row) throw refuse('store.application_missing');
  const [latest, earlier] = await listVersions(tx, id, language);
  return { application: await describe(tx, row, latest), before: earlier ?? null };
};

const Person = z.strictObject({ name: z.string(), mobile: z.string(), storeName: z.string() });

/** How far the own registration is; who has a store without one is done, too. */
export const findOwnApplication = async (tx: Tx, { memberId, storeId }: Seller, language: Language): Promise<OwnApplication> => {
  const [person] = await readRows(tx, Person)`
    select m.member_name as name, m.mobile, coalesce(s.name, '') as "storeName" from member m left join store s on s.id = m.store_id where m.id = ${memberId}`;
  const row = await findBy(tx, sql`a.member_id = ${memberId}`);
  const [latest] = row ? await listVersions(tx, row.id, language) : [];
  const known: Application = row
    ? await describe(tx, row, latest)
    : {
        sn: '',
        state: storeId === undefined ? 'filling' : 'approved',
        storeId: storeId ?? null,
        storeName: person?.storeName ?? '',
        latest: null,
        steps: [],
        left: submissionsADay,
      };
  const applicant = { name: person?.name ?? '', mobile: maskMobile(person?.mobile ?? '') };
  return { ...known, applicant, draft: await applicationDrafts.find(tx, memberId) };
};
