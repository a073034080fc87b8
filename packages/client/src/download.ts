export type Downloaded = { readonly name: string; readonly blob: Blob };

/** The name of a content-disposition, the UTF-8 form before the plain one, never with a folder in it. */
export const fileNameOf = (disposition: string | null, otherwise = 'download'): string => {
  const utf8 = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  const name = (utf8 === undefined ? undefined : decode(utf8.trim())) ?? plain?.[1] ?? plain?.[2]?.trim() ?? '';
  return name.split(/[\\/]/).at(-1) || otherwise;
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Bytes, or the envelope of a refusal? A file that is itself JSON comes with a name to save it under. */
export const isFile = (headers: Headers): boolean =>
  headers.get('content-disposition') !== null || !/\bjson\b/i.test(headers.get('content-type') ?? '');

/** Hands the file to the reader's browser. */
export const saveFile = ({ name, blob }: Downloaded, page: Document | undefined = globalThis.document): void => {
  if (!page) return;
  const address = URL.createObjectURL(blob);
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  // The click only starts the save; Safari loses the file when its address goes at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
