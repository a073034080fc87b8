import * as z from 'zod';
import { uploadPattern } from '../content/upload.rules.ts';
import { nameText } from '../kernel/fields.ts';

export const nickMost = 20;

const nickName = nameText(nickMost, 'member.nick_required', 'member.nick_long');

/** How somebody is called in the mall. */
export const NickName = z.strictObject({ nickName });

/** What is left out stays as it is; an empty picture takes it away. */
export const PersonFields = z.strictObject({
  nickName: nickName.optional(),
  memberAvatar: z.union([z.literal(''), z.string().regex(uploadPattern, { error: 'content.upload_unknown' })]).optional(),
});
export type PersonFields = z.infer<typeof PersonFields>;
