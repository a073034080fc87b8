/** What the page and the server agree on about files; the page checks to be kind, the server because it must. */
export const uploadKinds = ['image', 'file', 'video'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const mebibyte = 1024 * 1024;
export const uploadLimits: Readonly<Record<UploadKind, number>> = { image: 10 * mebibyte, file: 50 * mebibyte, video: 50 * mebibyte };

/** The endings a kind takes. Drawings (SVG) are documents that can run script, so they are none. */
export const uploadEndings: Readonly<Record<UploadKind, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'webp'],
  file: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'png', 'jpg', 'jpeg', 'zip', 'rar'],
  video: ['mp4', 'webm'],
};

export const endingOf = (name: string): string => /\.([0-9A-Za-z]{1,5})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** For the `accept` of a file input. */
export const acceptOf = (kind: UploadKind): string => uploadEndings[kind].map((ending) => `.${ending}`).join(',');

export type UploadFault = 'type' | 'size' | 'empty';

/** What is wrong with a file before it is sent, by its name and size alone. */
export const uploadFault = (kind: UploadKind, file: { readonly name: string; readonly size: number }): UploadFault | undefined => {
  if (!uploadEndings[kind].includes(endingOf(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > uploadLimits[kind] ? 'size' : undefined;
};

/** Where an upload is read; the key is 128 random bits. */
export const uploadPattern = /^\/uploads\/([0-9a-f]{32})$/;
