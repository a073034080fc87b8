import * as z from 'zod';
import { signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { text } from '../kernel/fields.ts';
import { partBytes, uploadLimits, uploadPattern } from './upload.rules.ts';

/** An upload as other calls name it; whether it is the caller's own, the server looks up. */
const UploadUrl = z.string().regex(uploadPattern, { error: 'content.upload_unknown' });

const Uploaded = z.strictObject({ url: UploadUrl });
type Uploaded = z.infer<typeof Uploaded>;

const UploadedFile = z.strictObject({ url: UploadUrl, name: z.string(), size: z.number().int() });
type UploadedFile = z.infer<typeof UploadedFile>;

const base64Most = Math.ceil(uploadLimits.image / 3) * 4;

/** Looked through once for a sign that does not belong. One pattern over the whole remembers millions of steps to go back, and sometimes runs out of room for them. */
const isBase64 = (image: string): boolean => {
  const bare = image.replace(/^data:image\/[a-z+.-]{1,20};base64,/, '').replace(/={1,2}$/, '');
  return bare !== '' && !/[^A-Za-z0-9+/]/.test(bare);
};

const UploadBase64 = z.strictObject({
  /** With or without the `data:` in front. */
  image: z.string().min(1).refine(isBase64, { error: 'content.photo_refused' }),
  name: text(200).optional(),
});
type UploadBase64 = z.infer<typeof UploadBase64>;

const UploadKey = z.string().regex(/^[0-9a-f]{32}$/, { error: 'content.upload_unknown' });
const BeginUpload = z.strictObject({
  name: text(200),
  size: z.number().int().min(1, { error: 'content.upload_missing' }),
  /** Tells one file of this name and size from another: when it was changed. */
  mark: text(40).default(''),
  /** Nothing of it lies in clear: for places whose `UploadRule` says so. */
  sealed: z.boolean().default(false),
});

/** None of these is encrypted. In a multipart body `magicaValue` comes first and the file last, in the part `file`. */
export const uploadApi = {
  base64: call({
    verb: 'POST',
    path: '/portal/order/base64',
    access: signedIn,
    summary: 'Keeps an image that is given as base64',
    body: UploadBase64,
    bodyKind: 'plain',
    bodyBytes: base64Most + 4096,
    data: Uploaded,
  }),
  image: call({
    verb: 'POST',
    path: '/portal/order/upImage',
    access: signedIn,
    summary: 'Keeps an image (png, jpg, webp; 10 MB)',
    bodyKind: 'multipart',
    data: Uploaded,
  }),
  file: call({
    verb: 'POST',
    path: '/portal/order/upfile',
    access: signedIn,
    summary: 'Keeps a document (pdf, Office, image, zip, rar; 50 MB), sealed where it is for a sealed quote',
    query: z.strictObject({ sealed: z.literal('1').optional() }),
    bodyKind: 'multipart',
    data: UploadedFile,
  }),
  begin: call({
    verb: 'POST',
    path: '/portal/order/upfile/begin',
    access: signedIn,
    summary: 'Begins a document that comes in parts, or goes on with the same one: how much of it has arrived',
    body: BeginUpload,
    data: z.strictObject({ key: UploadKey, offset: z.number().int() }),
  }),
  part: call({
    verb: 'POST',
    path: '/portal/order/upfile/part',
    access: signedIn,
    summary: `The next part of it, at most ${partBytes} bytes; with the last one it is kept`,
    query: z.strictObject({ key: UploadKey, offset: z.string().regex(/^\d{1,9}$/) }),
    bodyKind: 'multipart',
    data: z.strictObject({ offset: z.number().int(), file: UploadedFile.nullable() }),
  }),
  video: call({
    verb: 'POST',
    path: '/picture/video',
    access: signedIn,
    summary: 'Keeps a video (mp4, webm; 50 MB)',
    bodyKind: 'multipart',
    data: Uploaded,
  }),
};
