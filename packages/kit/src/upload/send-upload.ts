import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes, type UploadKind } from '@mall/contract/content/upload.rules.ts';
import { browserCall } from '../ask/browser.ts';
import { type SendOptions, sendInParts } from './send-in-parts.ts';

const calls = { image: uploadApi.image, file: uploadApi.file, video: uploadApi.video };

/** Sends one file and gives the address it is kept under. The page says itself what went wrong. */
export const sendUpload = async (kind: UploadKind, file: File, { sealed, ...options }: SendOptions): Promise<string> => {
  if (kind === 'file' && file.size > partBytes) return sendInParts(file, { ...options, ...(sealed && { sealed }) });
  const form = new FormData();
  form.append('file', file);
  const { url } = await browserCall(calls[kind], { body: form, ...(sealed && { query: { sealed: '1' } }) } as never, {
    ...options,
    noPopupMessage: true,
  });
  return url;
};
