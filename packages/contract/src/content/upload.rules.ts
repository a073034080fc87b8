/** What the page and the server agree on about files; the page checks to be kind, the server because it must. */
export const uploadKinds = ['image', 'file', 'video'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const mebibyte = 1024 * 1024;
export const uploadLimits: Readonly<Record<UploadKind, number>> = { image: 10 * mebibyte, file: 50 * mebibyte, video: 50 * mebibyte };

/** A document that is larger travels in parts of this size, so that a break costs one of them. */
export const partBytes = 2 * mebibyte;

/** The endings a kind takes. Drawings (SVG) are documents that can run script, so they are none. */
export const uploadEndings: Readonly<Record<UploadKind, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'webp'],
  file: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'png', 'jpg', 'jpeg', 'zip', 'rar'],
  video: ['mp4', 'webm'],
};

/** Which files a place takes, and whether nobody may find them in clear. */
export type UploadRule = { readonly bytes: number; readonly endings: readonly string[]; readonly sealed?: boolean };
const ruleOf = (kind: UploadKind): UploadRule => ({ bytes: uploadLimits[kind], endings: uploadEndings[kind] });
export const uploadRules: Readonly<Record<UploadKind, UploadRule>> = {
  image: ruleOf('image'),
  file: ruleOf('file'),
  video: ruleOf('video'),
};

export const endingOf = (name: string): string => /\.([0-9A-Za-z]{1,5})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** For the `accept` of a file input. */
export const acceptOf = ({ endings }: UploadRule): string => endings.map((ending) => `.${ending}`).join(',');

export type UploadFault = 'type' | 'size' | 'empty';

/** What is wrong with a file before it is sent, by its name and size alone. */
export const uploadFault = (rule: UploadRule, file: { readonly name: string; readonly size: number }): UploadFault | undefined => {
  if (!rule.endings.includes(endingOf(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > rule.bytes ? 'size' : undefined;
};

/** Where an upload is read; the key is 128 random bits. */
export const uploadPattern = /^\/uploads\/([0-9a-f]{32})$/;

/** The sides in points of the square into which pictures are made to fit: in a table, on a card, on the page of a goods. */
export const pictureSides = [160, 400, 800] as const;
export type PictureSide = (typeof pictureSides)[number];
