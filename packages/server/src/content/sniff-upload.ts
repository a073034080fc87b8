const starts = (head: Buffer, bytes: readonly number[] | string, at = 0): boolean => {
  const sign = Buffer.from(bytes as string);
  return head.subarray(at, at + sign.length).equals(sign);
};

// Brands of still pictures (heic, avif) come in the same box.
const mp4Brand = /^(iso\w|mp4\d|avc1|M4V |MSNV|dash|f4v )/;

/** What the first bytes say, with the endings that such a file may have. A name can lie. */
const signs: readonly { endings: readonly string[]; fits: (head: Buffer) => boolean }[] = [
  { endings: ['png'], fits: (head) => starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { endings: ['jpg', 'jpeg'], fits: (head) => starts(head, [0xff, 0xd8, 0xff]) },
  { endings: ['webp'], fits: (head) => starts(head, 'RIFF') && starts(head, 'WEBP', 8) },
  { endings: ['pdf'], fits: (head) => starts(head, '%PDF-') },
  { endings: ['doc', 'xls', 'ppt'], fits: (head) => starts(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
  { endings: ['zip', 'docx', 'xlsx', 'pptx'], fits: (head) => starts(head, [0x50, 0x4b, 0x03, 0x04]) },
  { endings: ['rar'], fits: (head) => starts(head, [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]) },
  { endings: ['mp4'], fits: (head) => starts(head, 'ftyp', 4) && mp4Brand.test(head.toString('latin1', 8, 12)) },
  { endings: ['webm'], fits: (head) => starts(head, [0x1a, 0x45, 0xdf, 0xa3]) && head.subarray(0, 64).includes('webm') },
];

export const headBytes = 64;

/** Endings that a file with this beginning may have. */
export const sniffEndings = (head: Buffer): readonly string[] => signs.find(({ fits }) => fits(head))?.endings ?? [];

const officeFolders: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };
export const tailBytes = 128 * 1024;

/** An Office file is a zip; its directory stands at its end, in plain bytes, so nothing has to be unpacked to look into it. */
export const officeFits = (ending: string, tail: Buffer): boolean => {
  const folder = officeFolders[ending];
  return folder === undefined || (tail.includes('[Content_Types].xml') && tail.includes(folder));
};

export const typeOfEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
