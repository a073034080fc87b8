import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';

/** Bounds of a sheet that is read: rows below its head, columns, and bytes of the file. */
export const importMost = { rows: 5000, columns: 300, bytes: 8 * 1024 * 1024, cellSigns: 2200 } as const;
/** Whoever lowers a price by more is asked once more. */
export const fallPercent = 30;
/** For so many days imports and exports are listed. */
export const importDays = 30;

/** What a column of the sheet can be, in the order of the template; what a class asks for comes behind, each by its name. */
export const importColumns = {
  spuCode: words('商品编码', 'Goods number', 'N° du produit', 'N.º de producto', 'N.º do produto', 'Номер товара'),
  name: words('商品名称', 'Name', 'Nom', 'Nombre', 'Nome', 'Название'),
  className: words('类目', 'Class', 'Catégorie', 'Categoría', 'Categoria', 'Категория'),
  brand: words('品牌', 'Brand', 'Marque', 'Marca', 'Marca', 'Бренд'),
  model: words('型号', 'Model', 'Modèle', 'Modelo', 'Modelo', 'Модель'),
  storeClass: words('店内分类', 'Shelf of the store', 'Rayon', 'Sección', 'Seção', 'Раздел магазина'),
  itemNumber: words('货号', 'Item number', 'Référence', 'Referencia', 'Código', 'Артикул'),
  price: words('含税价', 'Price with tax', 'Prix TTC', 'Precio con impuesto', 'Preço com imposto', 'Цена с налогом'),
  untaxed: words('不含税价', 'Price without tax', 'Prix HT', 'Precio sin impuesto', 'Preço sem imposto', 'Цена без налога'),
  taxRate: words('税率', 'Tax rate', 'Taux de taxe', 'Tipo impositivo', 'Alíquota', 'Ставка налога'),
  stock: words('库存', 'Stock', 'Stock', 'Existencias', 'Estoque', 'Остаток'),
  warnAt: words('库存预警', 'Warning level', 'Seuil d’alerte', 'Nivel de aviso', 'Nível de aviso', 'Порог остатка'),
  unit: words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Единица'),
  packLength: words('每单位米数', 'Metres in a unit', 'Mètres par unité', 'Metros por unidad', 'Metros por unidade', 'Метров в единице'),
  moq: words('起订量', 'Least quantity', 'Quantité minimale', 'Cantidad mínima', 'Quantidade mínima', 'Мин. количество'),
  step: words('步长', 'Step', 'Pas', 'Múltiplo', 'Múltiplo', 'Кратность'),
  leadDays: words('发货天数', 'Days to send', 'Jours d’expédition', 'Días de envío', 'Dias de envio', 'Дней до отправки'),
  weight: words('重量（千克）', 'Weight (kg)', 'Poids (kg)', 'Peso (kg)', 'Peso (kg)', 'Вес (кг)'),
  state: words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'),
  pictures: words('主图', 'Pictures', 'Images', 'Imágenes', 'Imagens', 'Изображения'),
  specPicture: words(
    '规格图',
    'Picture of the spec',
    'Image de la déclinaison',
    'Imagen de la variante',
    'Imagem da variante',
    'Изображение варианта',
  ),
} as const satisfies Record<string, Words>;
export type ImportColumnName = keyof typeof importColumns;
export const importColumnNames = Object.keys(importColumns) as ImportColumnName[];

/** A column that a class asks for, by its Chinese name: '@截面'. */
export const valueKey = (name: string): string => `@${name}`;
export const isValueKey = (key: string): boolean => key.startsWith('@');

/** What a cell of the column `state` says. */
export const importStateWords = {
  on: words('在售', 'On sale', 'En vente', 'A la venta', 'À venda', 'В продаже'),
  off: words('停用', 'Off', 'Retiré', 'Retirado', 'Retirado', 'Снят'),
} as const;

/** What is written of a sound row: a new spec, a change of one that is sold, or that it is switched off. */
export const importActs = ['new', 'changed', 'off'] as const;

/** Reasons why rows are not taken, as the tabs above them. */
export const importKinds = {
  price: words('价格不对', 'Price', 'Prix', 'Precio', 'Preço', 'Цена'),
  number: words('货号重复', 'Item number', 'Référence', 'Referencia', 'Código', 'Артикул'),
  value: words(
    '规格值不在类目里',
    'Value unknown to the class',
    'Valeur hors catégorie',
    'Valor ajeno a la categoría',
    'Valor fora da categoria',
    'Значения нет в категории',
  ),
  picture: words('图片打不开', 'Picture', 'Image', 'Imagen', 'Imagem', 'Изображение'),
  unit: words('单位不符', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Единица'),
  quantity: words('数量不对', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Количество'),
  goods: words('商品信息不对', 'Goods', 'Produit', 'Producto', 'Produto', 'Товар'),
  standing: words(
    '现在不能改',
    'Not to be changed now',
    'Non modifiable',
    'No modificable ahora',
    'Não alterável agora',
    'Сейчас не изменить',
  ),
} as const satisfies Record<string, Words>;
export type ImportKind = keyof typeof importKinds;
export const importKindNames = Object.keys(importKinds) as ImportKind[];

/**
 * How a bad cell is mended: `set` it to `value`, take the spec `off`, `drop` the row, send a `picture`; or somebody has to `look`, or to mend it in the `sheet`.
 * The first three are one tap.
 */
export const mendKinds = ['set', 'off', 'drop', 'picture', 'look', 'sheet'] as const;
export type MendKind = (typeof mendKinds)[number];
/** Those that the mall can do by itself. */
export const ownMends = ['set', 'off', 'drop'] as const satisfies MendKind[];

/** How the mall came to what a column means. */
export const columnHows = ['known', 'guessed', 'chosen', 'ignored'] as const;

/** How one or several bad cells are mended. */
export const MendRows = z.discriminatedUnion('by', [
  /** As the mall offers, for this one or for all that are wrong in the same way in the same column. */
  z.strictObject({ by: z.literal('offer'), faultId: Id, alike: z.boolean().default(false) }),
  /** Another value than what stands there: typed, or a picture that was sent. */
  z.strictObject({ by: z.literal('value'), faultId: Id, value: text(500) }),
  /** The row is left out. */
  z.strictObject({ by: z.literal('drop'), faultId: Id }),
]);
export type MendRows = z.infer<typeof MendRows>;

/**
 * What a sheet is for: `instead`, the open import whose place it takes, which is called off once the new one was read and is sound; `mends`, the open import
 * of which it brings the bad rows back, by the number that each had.
 */
export const UploadImport = z.strictObject({ instead: Id.optional(), mends: Id.optional() });
export type UploadImport = z.infer<typeof UploadImport>;

/** The first column of a sheet of bad rows: which row of the import it is. */
export const rowNumberWords: Words = words('行', 'Row', 'Ligne', 'Fila', 'Linha', 'Строка');

/** What each column means: its place from 0 on, and a key of the list; empty: ignored. Those that are not named stay. */
export const MatchColumns = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        at: z
          .int()
          .min(0)
          .max(importMost.columns - 1),
        key: text(40),
      }),
    )
    .min(1)
    .max(importMost.columns),
});
export type MatchColumns = z.infer<typeof MatchColumns>;

/** What is done with prices that fall far: asked about, taken, or their rows left out. */
export const fallChoices = ['ask', 'take', 'leave'] as const;
export type FallChoice = (typeof fallChoices)[number];
/** `leave`: sound rows that are not to be written, by their numbers in the sheet. The others are written all or none. */
export const WriteImport = z.strictObject({
  falls: z.enum(fallChoices).default('ask'),
  leave: z.array(z.int().min(1).max(1_000_000)).max(importMost.rows).default([]),
});
export type WriteImport = z.infer<typeof WriteImport>;

/** Goods of the store in the columns of an import; those of one class alone, where it is named. */
export const ExportForImport = z.strictObject({ classId: Id.optional() });
export type ExportForImport = z.infer<typeof ExportForImport>;
