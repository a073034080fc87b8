import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

export const memberOwnData: readonly OwnDataPart[] = [
  {
    name: 'addresses',
    select: (memberId) => sql`
      select a.id, to_jsonb(a) - '{id,member_id,is_default,created_at,updated_at}'::text[] as fields, a.is_default, a.created_at, a.updated_at
      from member_address a where a.member_id = ${memberId}`,
  },
  {
    name: 'invoice-titles',
    select: (memberId) => sql`
      select id, fields, is_default, replaced_by::text, created_at from invoice_title where member_id = ${memberId}`,
  },
  {
    name: 'messages',
    select: (memberId) => sql`select id, kind, code, facts, created_at, read_at from message where member_id = ${memberId}`,
  },
  {
    name: 'message-choices',
    select: (memberId) => sql`select member_id as id, choice, language from message_preference where member_id = ${memberId}`,
  },
  {
    name: 'favourite-goods',
    select: (memberId) => sql`
      select f.id, f.goods_id::text, f.spec_id::text, f.created_at from goods_favourite f where f.member_id = ${memberId}`,
  },
  {
    name: 'favourite-stores',
    select: (memberId) => sql`
      select f.id, f.store_id::text, s.name as store, f.created_at from store_favourite f join store s on s.id = f.store_id where f.member_id = ${memberId}`,
  },
  {
    name: 'footprints',
    select: (memberId) => sql`select id, goods_id::text, spec_id::text, seen_at from footprint where member_id = ${memberId}`,
  },
];
