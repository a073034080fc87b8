import { type PartnerTag, partnerTags, tagMeanings } from '@mall/contract/account/partner-tags.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { House } from '../../kernel/house.ts';
import { openSealed } from '../../kernel/open-sealed.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { sqlList } from '../../kernel/sql-list.ts';

const Row = z.strictObject({
  name: z.string(),
  keyNo: z.string(),
  sealed: z.instanceof(Buffer),
  tags: z.array(z.enum(partnerTags)),
  companyId: Id.nullable(),
});
const labels: Readonly<Record<PartnerTag, string>> = {
  '3': '平台（3，带时间戳）',
  '4': '平台（4）',
  '5': '公务（5）',
  channel: '渠道票据',
};
const Person = z.strictObject({ mobile: z.string(), name: z.string(), companyId: Id.nullable() });

/** The partners of the demo and whom of these people each may send, for the sandbox. */
export const listSandboxPartners = async ({ db, sealer }: House, keyNos: readonly string[], mobiles: readonly string[]) => {
  const rows = await readRows(db, Row)`
    select p.name, k.key_no as "keyNo", k.secret as sealed, p.tags, p.company_id::text as "companyId"
    from partner_key k join partner p on p.id = k.partner_id where k.key_no = any (${sqlList(keyNos, 'text')}) and k.ended_at is null order by k.key_no`;
  const people = await readRows(db, Person)`
    select mobile, member_name as name, company_id::text as "companyId" from member where mobile = any (${sqlList(mobiles, 'text')}) order by mobile`;
  return rows.flatMap(({ sealed, companyId, tags, ...partner }) => {
    const secret = openSealed(sealer, sealed);
    const kinds = tags.map((tag) => ({ tag, label: labels[tag], timed: tagMeanings[tag].timed }));
    return secret === undefined ? [] : { ...partner, secret, kinds, people: people.filter((one) => one.companyId === companyId) };
  });
};
