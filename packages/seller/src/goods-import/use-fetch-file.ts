import { saveFile } from '@mall/client/download.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { browserDownload } from '@mall/kit/ask/browser.ts';
import { useState } from 'react';

/** Fetches a file that a call answers with, by the number in its path. What goes wrong the call itself says. */
export const useFetchFile = (call: AnyCall) => {
  const [id, setId] = useState<string>();
  const take = async (wanted: string): Promise<void> => {
    setId(wanted);
    try {
      saveFile(await browserDownload(call, { params: { id: wanted } } as never));
    } catch {
      // Said already by the call itself.
    } finally {
      setId(undefined);
    }
  };
  return { start: (wanted: string) => void take(wanted), busy: id !== undefined, id };
};
