import { CallError } from '@mall/client/call-error.ts';
import { type UploadKind, type UploadRule, uploadFault, uploadRules } from '@mall/contract/content/upload.rules.ts';
import { toast } from '@mall/ui/toast.store.ts';
import type { UploadItem } from '@mall/ui/uploads.tsx';
import { useEffect, useRef, useState } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import { useListed } from '../words/use-listed.ts';
import { useSize } from '../words/use-size.ts';
import { sendUpload } from './send-upload.ts';

/** What was sent earlier has no file any more. */
type Held = UploadItem & { file?: File; url?: string };
type Sent = { readonly url: string; readonly name: string };
type Sending = { id: string; abort: AbortController };

export type Uploading = {
  readonly kind: UploadKind;
  readonly most: number;
  readonly rule: UploadRule;
  readonly items: readonly UploadItem[];
  /** Those that were not even sent, each with its reason. They take no place. */
  readonly refused: readonly Pick<UploadItem, 'id' | 'name' | 'size' | 'fault'>[];
  /** Addresses of what has arrived, in the order shown. */
  readonly urls: string[];
  /** The same with their names. */
  readonly sent: Sent[];
  readonly busy: boolean;
  readonly failed: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly clear: () => void;
};

const mebibyte = 1024 * 1024;

const isPicture = (url: string, kind: UploadKind, name: string): boolean =>
  kind === 'image' || /\.(png|jpe?g|webp)$/i.test(name) || url.endsWith('.svg');

const heldOf = (kind: UploadKind, { url, name }: Sent, place: number): Held => ({
  id: `s${place}`,
  name,
  url,
  src: isPicture(url, kind, name) ? url : undefined,
});

/** Files of a form, sent as soon as they are chosen, so that sending the form does not wait for them. `first` are those it begins with; `rule` is narrower than that of the kind. */
export const useUploads = (
  kind: UploadKind,
  most: number,
  first: readonly Sent[] = [],
  rule: UploadRule = uploadRules[kind],
): Uploading => {
  const t = useKitWords();
  const listed = useListed();
  const sizeText = useSize();
  const [held, setHeld] = useState<readonly Held[]>(() => first.map((one, place) => heldOf(kind, one, place)));
  const [refused, setRefused] = useState<Uploading['refused']>([]);
  const sending = useRef<Sending[]>([]);
  const made = useRef(0);

  const change = (id: string, changes: Partial<Held>) =>
    setHeld((before) => before.map((item) => (item.id === id ? { ...item, ...changes } : item)));

  const send = async ({ id, file }: Pick<Held, 'id' | 'file'>) => {
    if (!file) return;
    const abort = new AbortController();
    sending.current.push({ id, abort });
    change(id, { percent: 0, fault: undefined });
    try {
      const url = await sendUpload(kind, file, {
        signal: abort.signal,
        onProgress: (percent) => change(id, { percent }),
        ...(rule.sealed && { sealed: true }),
      });
      change(id, { percent: undefined, url });
    } catch (error) {
      if (abort.signal.aborted) return;
      change(id, { percent: undefined, fault: error instanceof CallError ? error.msg : t('upload.failed') });
      if (error instanceof CallError) toast.warn(error.msg);
    } finally {
      sending.current = sending.current.filter((one) => one.id !== id);
    }
  };

  const nextId = (): string => {
    made.current += 1;
    return `u${made.current}`;
  };

  const add = (files: readonly File[]) => {
    const room = most - held.length;
    if (files.length > room) toast.warn(t('upload.many', { most }));
    const refusals: Uploading['refused'][number][] = [];
    const taken = files.slice(0, room).filter((file) => {
      const wrong = uploadFault(rule, file);
      if (wrong === undefined) return true;
      const fault = t(`upload.fault.${wrong}`, { name: file.name, types: listed(rule.endings), most: rule.bytes / mebibyte });
      toast.warn(fault);
      refusals.push({ id: nextId(), name: file.name, size: sizeText(file.size), fault });
      return false;
    });
    const items = taken.map((file): Held => {
      const src = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
      return { id: nextId(), name: file.name, size: sizeText(file.size), file, src, percent: 0 };
    });
    // The latest few: whoever chooses again sees why the last ones were not taken.
    setRefused((before) => [...before, ...refusals].slice(-most));
    setHeld((before) => [...before, ...items]);
    for (const item of items) void send(item);
  };

  const drop = (item: Held) => {
    sending.current.find((one) => one.id === item.id)?.abort.abort();
    if (item.src && item.file) URL.revokeObjectURL(item.src);
  };
  const remove = (id: string) => {
    for (const item of held) if (item.id === id) drop(item);
    setHeld((before) => before.filter((item) => item.id !== id));
    setRefused((before) => before.filter((item) => item.id !== id));
  };

  useEffect(
    () => () => {
      for (const { abort } of sending.current) abort.abort();
    },
    [],
  );

  return {
    kind,
    most,
    rule,
    items: held,
    refused,
    urls: held.flatMap(({ url }) => (url === undefined ? [] : [url])),
    sent: held.flatMap(({ url, name }) => (url === undefined ? [] : [{ url, name }])),
    busy: held.some(({ percent }) => percent !== undefined),
    failed: held.some(({ fault }) => fault !== undefined),
    add,
    remove,
    retry: (id) => {
      const item = held.find((one) => one.id === id);
      if (item) void send(item);
    },
    clear: () => {
      for (const item of held) drop(item);
      setHeld([]);
      setRefused([]);
    },
  };
};
