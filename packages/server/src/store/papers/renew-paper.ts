import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PaperFields } from '@mall/contract/store/paper.rules.ts';
import * as z from 'zod';
import { attachUploads } from '../../content/attach-uploads.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { submissionsADay } from '../../kernel/versions.ts';
import { lockPaper, refuseOver } from './lock-paper.ts';
import { paperVersions } from './paper-versions.ts';
import { tellPaper } from './tell-paper.ts';

/** Hands in what renews a paper. The old one holds as long as it says, whatever becomes of the new one. */
export const renewPaper = async (tx: Tx, side: StoreSide, id: Id, fields: PaperFields): Promise<void> => {
  const paper = await lockPaper(tx, side, id);
  const { waiting, last, today } = await paperVersions.readStanding(tx, id);
  if (waiting) throw refuse('store.waiting');
  if (today >= submissionsADay) throw refuse('store.often', { most: submissionsADay });
  if (await paperVersions.isAsGivenBack(tx, id, fields)) throw refuse('store.unchanged');
  await refuseOver(tx, paper.name, fields.validUntil);
  await attachFiles(tx, side, id, fields);
  await paperVersions.add(tx, id, { version: last + 1, memberId: side.memberId, fields });
  await tellPaper(tx, paper, { event: 'handed_in', days: 0, reason: '' });
};

const Handed = z.strictObject({ url: z.string() });

/** Pages that a version of this paper had already, or that are in force, stay as they are: a colleague may have sent them. */
const attachFiles = async (tx: Tx, side: StoreSide, id: Id, { files }: PaperFields): Promise<void> => {
  const handed = await readRows(tx, Handed)`
    select f ->> 'url' as url from store_paper_version v, jsonb_array_elements(v.fields -> 'files') f where v.paper_id = ${id}
    union select f ->> 'url' from store_qualification q, jsonb_array_elements(q.files) f where q.id = ${id}`;
  const known = new Set(handed.map(({ url }) => url));
  const fresh = files.map(({ url }) => url).filter((url) => !known.has(url));
  await attachUploads(tx, side, fresh, { kind: 'store', storeId: side.storeId }, ['file', 'image']);
};
