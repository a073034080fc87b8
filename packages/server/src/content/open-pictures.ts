import { uploadPattern } from '@mall/contract/content/upload.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { attachUploads } from './attach-uploads.ts';

const Open = z.strictObject({ key: z.string() });

/** Shows uploaded pictures to everybody. What a colleague has shown before stays so; the rest must be one's own. */
export const openPictures = async (tx: Tx, memberId: Id, images: readonly string[]): Promise<void> => {
  const keys = images.flatMap((image) => uploadPattern.exec(image)?.[1] ?? []);
  if (keys.length === 0) return;
  const open = await readRows(tx, Open)`select key from upload where key in ${keys} and audience = 'public' and kind = 'image'`;
  const shown = new Set(open.map(({ key }) => key));
  const fresh = [...new Set(keys)].filter((key) => !shown.has(key)).map((key) => `/uploads/${key}`);
  await attachUploads(tx, { memberId }, fresh, { kind: 'public' }, ['image']);
};

/** The addresses of uploaded pictures that a text shows. */
export const picturesIn = (html: string): string[] => [...html.matchAll(/src="(\/uploads\/[0-9a-f]{32})"/g)].map(([, url]) => url ?? '');
