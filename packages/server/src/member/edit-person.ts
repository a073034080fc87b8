import type { PersonFields } from '@mall/contract/member/person.rules.ts';
import * as z from 'zod';
import { setProfile } from '../account/set-profile.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import { detachUpload } from '../content/detach-upload.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ avatar: z.string() });

/** The picture that is replaced, unless one of his reviews shows it too. */
const findReplaced = async (tx: Tx, { memberId }: Member, next: string): Promise<string | undefined> => {
  const [row] = await readRows(tx, Row)`
    select avatar from member m where id = ${memberId} and avatar not in ('', ${next})
      and not exists (select from review r where r.member_id = m.id and to_jsonb(r)::text like '%' || m.avatar || '%')`;
  return row?.avatar;
};

/** A picture is open to everybody, because reviews show it. The one that it replaces is let go. */
export const editPerson = async (tx: Tx, actor: Member, { nickName, memberAvatar }: PersonFields): Promise<null> => {
  if (memberAvatar) await attachUploads(tx, actor, [memberAvatar], { kind: 'public' }, ['image']);
  const replaced = memberAvatar === undefined ? undefined : await findReplaced(tx, actor, memberAvatar);
  await setProfile(tx, actor, { ...(nickName !== undefined && { nickName }), ...(memberAvatar !== undefined && { avatar: memberAvatar }) });
  if (replaced !== undefined) await detachUpload(tx, actor, replaced);
  return null;
};
