import { CallError } from '@mall/client/call-error.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { browserCall } from '../ask/browser.ts';

export type SendOptions = { signal: AbortSignal; onProgress: (percent: number) => void; sealed?: boolean };

/** So often in a row it goes on by itself after a break; then the reader is asked, and his "again" goes on, too. */
const tries = 5;
const waitMs = 1000;

type Part = { key: string; offset: number; bytes: Blob };
/** How it travels. */
type Road = {
  begin: (file: File, options: Pick<SendOptions, 'signal' | 'sealed'>) => Promise<{ key: string; offset: number }>;
  part: (part: Part, options: SendOptions) => Promise<{ offset: number; file: { url: string } | null }>;
  wait: (ms: number) => Promise<void>;
};

const browserRoad: Road = {
  begin: ({ name, size, lastModified }, { signal, sealed = false }) =>
    browserCall(uploadApi.begin, { body: { name, size, mark: String(lastModified), sealed } }, { signal, noPopupMessage: true }),
  part: ({ key, offset, bytes }, options) => {
    const form = new FormData();
    form.append('file', bytes);
    return browserCall(uploadApi.part, { query: { key, offset: String(offset) }, body: form } as never, {
      ...options,
      noPopupMessage: true,
    });
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** The two places no longer agree how far it is, or nobody answered: asked anew, the server says where to go on. */
const goesOn = (error: unknown): boolean =>
  !(error instanceof CallError) || error.kind !== 'refused' || error.errorCode === 'content.upload_broken';

/** Sends a large file in parts and, after a break, from where it broke off. Gives the address it is kept under. */
export const sendInParts = async (file: File, { signal, onProgress, sealed }: SendOptions, road: Road = browserRoad): Promise<string> => {
  const told = (bytes: number) => onProgress(Math.min(100, Math.round((bytes / file.size) * 100)));
  for (let failed = 0; ; ) {
    try {
      let { key, offset } = await road.begin(file, { signal, ...(sealed && { sealed }) });
      for (;;) {
        const from = offset;
        const bytes = file.slice(from, from + partBytes);
        const options = { signal, onProgress: (percent: number) => told(from + (bytes.size * percent) / 100) };
        told(from);
        const taken = await road.part({ key, offset: from, bytes }, options);
        failed = 0;
        if (taken.file) return taken.file.url;
        ({ offset } = taken);
      }
    } catch (error) {
      failed += 1;
      if (signal.aborted || !goesOn(error) || failed > tries) throw error;
      await road.wait(waitMs * failed);
    }
  }
};
