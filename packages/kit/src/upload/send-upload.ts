import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { UploadKind } from '@mall/contract/content/upload.rules.ts';
import { browserCall } from '../ask/browser.ts';

const calls = { image: uploadApi.image, file: uploadApi.file, video: uploadApi.video };

export type SendOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

/** Sends one file and gives the address it is kept under. The page says itself what went wrong. */
export const sendUpload = async (kind: UploadKind, file: File, options: SendOptions): Promise<string> => {
  const form = new FormData();
  form.append('file', file);
  const { url } = await browserCall(calls[kind], { body: form } as never, { ...options, noPopupMessage: true });
  return url;
};
