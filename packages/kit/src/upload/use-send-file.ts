import { CallError } from '@mall/client/call-error.ts';
import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import { type ChangeEvent, useState } from 'react';
import { askAgain } from '../ask/ask-again.ts';
import { browserCall } from '../ask/browser.ts';

type SendFile<Answer> = {
  /** What a file input hears. */
  send: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The same for a file that is made here, of what was pasted. */
  sendFile: (file: File) => void;
  busy: boolean;
  answer: Answer | undefined;
  /** Why it was refused; empty when it was not. */
  fault: string;
};

/** Sends one file to a call that reads it and says what became of it. The same file may be chosen again. `failed`: the words when nobody answered. */
export const useSendFile = <C extends AnyCall>(
  call: C,
  changes: Parameters<typeof askAgain>[0],
  failed: string,
  params?: Record<string, string>,
): SendFile<DataOf<C>> => {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<DataOf<C>>();
  const [fault, setFault] = useState('');
  const sendIt = async (file: File) => {
    const form = new FormData();
    form.append('file', file);
    setBusy(true);
    setFault('');
    try {
      setAnswer(await browserCall(call, { body: form, ...(params && { params }) } as never, { noPopupMessage: true }));
      await askAgain(changes);
    } catch (error) {
      setAnswer(undefined);
      setFault(error instanceof CallError ? error.msg : failed);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (chosen) void sendIt(chosen);
  };
  return { send, sendFile: (file) => void sendIt(file), busy, answer, fault };
};
