import { CallError } from '@mall/client/call-error.ts';
import { goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import { importMost } from '@mall/contract/catalogue/goods-import.rules.ts';
import { uploadFault } from '@mall/contract/content/upload.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useState } from 'react';
import { importReads } from './import.reads.ts';
import { sheetRule } from './import.rules.ts';

/** `instead`: the open import that it takes the place of. `mends`: the one whose bad rows it brings back. */
type Meant = { instead?: string } | { mends?: string };

export type TakeSheet = {
  take: (file: File, meant?: Meant) => void;
  /** By its name and size it can be taken. */
  isSound: (file: File) => boolean;
  busy: boolean;
  /** Per cent sent. */
  percent: number | null;
  /** Why it was not taken; empty when it was. */
  fault: string;
};

/** Sends a sheet of goods; a file that is refused leaves everything as it was. */
export const useTakeSheet = (onTaken: (id: string) => void): TakeSheet => {
  const kit = useKitWords();
  const [percent, setPercent] = useState<number | null>();
  const [fault, setFault] = useState('');
  const send = async (file: File, query: Meant) => {
    const wrong = uploadFault(sheetRule, file);
    setFault(wrong ? kit(`upload.fault.${wrong}`, { name: file.name, types: 'xlsx', most: importMost.bytes / 1024 / 1024 }) : '');
    if (wrong) return;
    const form = new FormData();
    form.append('file', file);
    setPercent(0);
    try {
      const { id } = await browserCall(goodsImportApi.upload, { body: form, query } as never, {
        noPopupMessage: true,
        onProgress: setPercent,
      });
      await askAgain(importReads);
      onTaken(id);
    } catch (error) {
      setFault(error instanceof CallError ? error.msg : kit('upload.failed'));
    } finally {
      setPercent(undefined);
    }
  };
  return {
    take: (file, meant = {}) => void send(file, meant),
    isSound: (file) => uploadFault(sheetRule, file) === undefined,
    busy: percent !== undefined,
    percent: percent ?? null,
    fault,
  };
};
