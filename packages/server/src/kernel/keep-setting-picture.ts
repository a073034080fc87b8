import { createHash } from 'node:crypto';
import { settingPictureBytes } from '@mall/contract/account/setting.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';
import { isPng, isWholePng, pngMost } from './is-whole-png.ts';
import { refuse } from './refusal.ts';

const endingOf = (bytes: Buffer): 'png' | 'svg' | undefined => {
  if (isPng(bytes)) return 'png';
  const text = bytes.toString('utf8');
  // A drawing is shown as a picture, where nothing in it runs, and by itself under a policy that lets nothing run; a script in it is still nothing to keep.
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text) && !/<script|\son\w+\s*=|javascript:|<foreignObject/i.test(text)
    ? 'svg'
    : undefined;
};

/** Keeps a picture that a setting can name, once however often it comes. Gives its address. */
export const keepSettingPicture = async (tx: Tx, memberId: Id, image: string): Promise<{ url: string }> => {
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length > settingPictureBytes) throw refuse('setting.picture_large');
  const ending = endingOf(bytes);
  if (ending === undefined) throw refuse('setting.picture_wrong');
  if (ending === 'png' && !(await isWholePng(bytes))) throw refuse('setting.picture_broken', { most: pngMost });
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
  await tx.execute(
    sql`insert into setting_picture (name, bytes, member_id) values (${name}, ${bytes}, ${memberId}) on conflict do nothing`,
  );
  return { url: `/media/site/${name}` };
};
