import { SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import {
  type ImportColumnName,
  importColumnNames,
  importColumns,
  rowNumberWords,
  valueKey,
} from '@mall/contract/catalogue/goods-import.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { writeXlsx } from '../../kernel/xlsx.ts';
import { listBookClasses } from './class-book.queries.ts';
import { columnName } from './column-name.ts';
import { sayFault } from './import.queries.ts';
import type { BookAttribute } from './import-book.ts';
import { pathOf } from './sold-cells.ts';

const widths: Partial<Record<ImportColumnName, number>> = {
  spuCode: 16,
  name: 44,
  className: 34,
  brand: 14,
  model: 18,
  itemNumber: 22,
  pictures: 40,
  specPicture: 24,
};

/** How wide a column of a sheet is. */
export const widthOf = (key: string): number => widths[key as ImportColumnName] ?? 14;

const note = words(
  '一行一个规格；商品编码或商品名称相同的行是一件商品。多张图片用分号隔开，写已上传图片的文件名。类目：{name}',
  'One row is one spec; rows of one goods number or name are one goods. Part several pictures by semicolons, by the names of uploaded files. Class: {name}',
  'Une ligne par déclinaison ; même numéro ou même nom, même produit. Séparez les images par des points-virgules, avec les noms des fichiers téléversés. Catégorie : {name}',
  'Una fila por variante; igual número o nombre, mismo producto. Separe las imágenes con punto y coma, con los nombres de los archivos subidos. Categoría: {name}',
  'Uma linha por variante; mesmo número ou nome, mesmo produto. Separe as imagens por ponto e vírgula, com os nomes dos arquivos enviados. Categoria: {name}',
  'Одна строка — один вариант; одинаковый номер или название — один товар. Изображения через точку с запятой, по именам загруженных файлов. Раздел: {name}',
);

const valuesNote = ({ name, values }: BookAttribute): string =>
  `${name}: ${values.slice(0, 12).join(' | ')}${values.length > 12 ? ' …' : ''}`;

/** The sheet to fill for goods of a class: what it is about, what its parameters may say, and the names of the columns. */
export const writeTemplate = async (tx: Tx, classId: Id, language: Language): Promise<Buffer> => {
  const own = (await listBookClasses(tx, [classId])).get(classId);
  if (!own || own.names.length < 3) throw refuse('goods.class_unknown');
  const keys = [...importColumnNames, ...own.attributes.map(({ name }) => valueKey(name))];
  const about = note[language].replace('{name}', pathOf(own));
  const allowed = own.attributes.filter(({ values }) => values.length > 0).map(valuesNote);
  return writeXlsx({
    name: importColumns.name[language],
    widths: keys.map(widthOf),
    headRow: 3,
    rows: [[about], allowed, keys.map((key) => columnName(key, language))],
  });
};

const Bad = z.strictObject({
  row: z.int(),
  cells: z.array(z.string()),
  mended: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ column: z.string(), code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
const Columns = z.strictObject({ fileName: z.string(), columns: z.array(SheetColumn) });

const reasonHead = words('为什么不行', 'Why not', 'Pourquoi', 'Por qué no', 'Por que não', 'Почему нет');

/** The bad rows with what was mended in them, the number that each had and why it is not taken: to be mended and sent again. */
export const writeBadRows = async (tx: Tx, side: StoreSight, id: Id, language: Language): Promise<{ name: string; bytes: Buffer }> => {
  const [own] = await readRows(
    tx,
    Columns,
  )`select i.file_name as "fileName", i.columns from goods_import i where i.id = ${id} and ${within(side, 'i')}`;
  if (!own) throw refuse('goods.import_missing');
  const rows = await readRows(tx, Bad)`
    select r.row, to_json(r.cells) as cells, r.mended, (select json_agg(json_build_object('column', f.column_key, 'code', f.code, 'facts', f.facts) order by f.id) from goods_import_fault f where f.import_id = r.import_id and f.row = r.row) as faults
    from goods_import_row r where r.import_id = ${id} and not r.dropped and exists (select from goods_import_fault f where f.import_id = r.import_id and f.row = r.row) order by r.row`;
  const said = ({ faults }: z.infer<typeof Bad>) =>
    faults.map(({ column, code, facts }) => `${columnName(column, language)}: ${sayFault(code, facts, language)}`).join('; ');
  const bytes = await writeXlsx({
    name: reasonHead[language],
    sparse: true,
    widths: [6, ...own.columns.map(({ key }) => widthOf(key)), 60],
    rows: [
      [rowNumberWords[language], ...own.columns.map(({ head }) => head), reasonHead[language]],
      ...rows.map((row) => [row.row, ...own.columns.map(({ at, key }) => row.mended[key] ?? row.cells[at] ?? ''), said(row)]),
    ],
  });
  return { name: own.fileName.replace(/\.xlsx$/i, ''), bytes };
};
