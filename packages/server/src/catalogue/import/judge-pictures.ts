import { pictureLeast, picturePattern } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import type { ImportBook, RowFault, SheetRow } from './import-book.ts';
import { rowFault } from './row-fault.ts';

const newPicture = { kind: 'picture', value: '' } as const;
const shown = /\.(jpe?g|png|webp)$/i;

/** The pictures that a cell names: parted by semicolons and the like, and addresses of the mall by spaces, too. */
export const splitPictures = (typed: string): string[] =>
  typed
    .split(/[;；|、]/)
    .flatMap((part) => (part.trim().startsWith('/') ? part.trim().split(/\s+/) : [part.trim()]))
    .filter((part) => part !== '');

type Known = { book: Pick<ImportBook, 'pictures'>; sold: readonly string[] };

/** Pictures by the names under which they were sent, or by their addresses here. Nothing is fetched from elsewhere. */
export const judgePictures = (
  row: SheetRow,
  column: 'pictures' | 'specPicture',
  { book, sold }: Known,
): { urls: string[]; faults: RowFault[] } => {
  const faults: RowFault[] = [];
  const urls = splitPictures(row.cells[column] ?? '').flatMap((name): string[] => {
    if (sold.includes(name)) return [name];
    const wrong = (...fault: [Parameters<typeof rowFault>[2], RowFault['facts']?]) => {
      faults.push({ ...rowFault(row, column, fault[0], newPicture, fault[1] ?? {}), value: name });
      return [];
    };
    if (/^\w*:?\/\//.test(name)) return wrong('goods.import_picture_remote');
    if (!name.startsWith('/uploads/') && picturePattern.test(name)) return [name];
    if (!name.startsWith('/') && name.includes('.') && !shown.test(name))
      return wrong('goods.import_picture_kind', { kind: cutText(name.split('.').at(-1) ?? '', 12) });
    const found = book.pictures.get(name.toLowerCase());
    if (!found) return wrong('goods.import_picture_unknown');
    const { url, width, height } = found;
    return Math.min(width, height) < pictureLeast ? wrong('goods.picture_small', { width, height, least: pictureLeast }) : [url];
  });
  return { urls: [...new Set(urls)], faults: faults.slice(0, 1) };
};
