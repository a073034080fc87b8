import { unzip } from './unzip.ts';

/** The cells of an xlsx file's first sheet, row by row. */
export const sheetRows = (file: Buffer): string[][] => {
  const sheet = unzip(file).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map((row) =>
    [...(row[1] as string).matchAll(/(?:<t [^>]*>(.*?)<\/t>|<v>(.*?)<\/v>)/g)].map((cell) => cell[1] ?? cell[2] ?? ''),
  );
};
