const most = 100;

/** A name to show and to save under: no folder, nothing that a file system, a header or a reading direction could trip over. */
export const cleanFileName = (given: string): string => {
  const base = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = base
    // oxlint-disable-next-line no-control-regex -- the control characters are the point
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff<>:"|?*]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = /\.[0-9A-Za-z]{1,5}$/.exec(plain)?.[0] ?? '';
  const characters = Array.from(plain.slice(0, plain.length - ending.length));
  return `${characters.slice(0, most - ending.length).join('') || 'file'}${ending}`;
};
