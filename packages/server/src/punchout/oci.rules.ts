import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { ReturnedLine } from './cxml.rules.ts';

const ociFunctions = ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'] as const;
type OciFunction = (typeof ociFunctions)[number];

/** What an OCI catalogue is called with: by GET or by a form, names in any case. */
export type OciCall = {
  readonly username: string;
  readonly password: string;
  readonly hookUrl: string;
  readonly okCode: string;
  readonly target: string;
  readonly caller: string;
  readonly function: OciFunction | undefined;
  readonly productId: string;
  readonly quantity: string;
  readonly searchString: string;
};

/** Which rule of the protocol a call breaks. */
export type OciFault = 'name_missing' | 'hook_missing' | 'function_unknown' | 'too_long' | 'signs_wrong';

// oxlint-disable-next-line no-control-regex -- nobody types these, and no column holds them
const unseen = /[\u0000-\u001F\u007F]/;

const most: Readonly<Record<string, number>> = {
  USERNAME: 100,
  PASSWORD: 200,
  HOOK_URL: 2000,
  '~OKCODE': 40,
  '~TARGET': 40,
  '~CALLER': 40,
  FUNCTION: 40,
  PRODUCTID: 100,
  QUANTITY: 20,
  SEARCHSTRING: 200,
};

export const readOci = (given: Readonly<Record<string, unknown>>): OciCall | OciFault => {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    const known = name.toUpperCase();
    if (!(known in most) || typeof value !== 'string' || fields.has(known)) continue;
    if (value.length > (most[known] ?? 0)) return 'too_long';
    if (unseen.test(value)) return 'signs_wrong';
    fields.set(known, value);
  }
  const read = (name: string): string => fields.get(name) ?? '';
  const asked = read('FUNCTION').toUpperCase();
  if (asked !== '' && !ociFunctions.includes(asked as OciFunction)) return 'function_unknown';
  if (read('USERNAME') === '') return 'name_missing';
  if (read('HOOK_URL') === '') return 'hook_missing';
  return {
    username: read('USERNAME'),
    password: read('PASSWORD'),
    hookUrl: read('HOOK_URL'),
    okCode: read('~OKCODE'),
    target: read('~TARGET'),
    caller: read('~CALLER'),
    function: asked === '' ? undefined : (asked as OciFunction),
    productId: read('PRODUCTID'),
    quantity: read('QUANTITY'),
    searchString: read('SEARCHSTRING'),
  };
};

export type FormField = readonly [name: string, value: string];

const cut = (text: string, length: number): string => [...text].slice(0, length).join('');

/** OCI writes prices with three decimals in fifteen places, without a sign. */
const decimal = (yuan: string): string => `${yuan}0`;

const fieldsOf = (line: ReturnedLine): [string, string][] => [
  ['DESCRIPTION', cut(line.name, 40)],
  ['MATNR', ''],
  ['QUANTITY', `${line.num}.000`],
  ['UNIT', line.unitCode],
  ['PRICE', decimal(toYuan(fen(line.unitFen)))],
  ['CURRENCY', 'CNY'],
  ['PRICEUNIT', '1'],
  ['LEADTIME', line.leadDays === undefined ? '' : String(line.leadDays)],
  ['VENDOR', ''],
  ['VENDORMAT', cut(line.partId, 40)],
  ['MANUFACTCODE', ''],
  ['MANUFACTMAT', cut(line.itemNumber, 40)],
  ['MATGROUP', line.unspsc ?? ''],
  ['SERVICE', ''],
  ['CONTRACT', ''],
  ['CONTRACT_ITEM', ''],
  ['EXT_QUOTE_ID', cut(line.auxiliaryId, 35)],
  ['EXT_QUOTE_ITEM', String(line.lineNumber)],
  ['EXT_PRODUCT_ID', cut(line.partId, 40)],
  ['ATTACHMENT', ''],
  ['CUST_FIELD1', String(line.taxRate)],
  ['CUST_FIELD2', cut(line.supplier, 50)],
];

/** A cart as the fields of the form that goes back, lines counted from one; the long text has a name of its own shape. Empty fields are not sent. */
export const ociFields = (
  lines: readonly ReturnedLine[],
  { okCode, target, caller }: Pick<OciCall, 'okCode' | 'target' | 'caller'>,
): FormField[] => [
  ...(
    [
      ['~OkCode', okCode],
      ['~TARGET', target],
      ['~CALLER', caller],
    ] as const
  ).filter(([, value]) => value !== ''),
  ...lines.flatMap((line, at) => [
    ...fieldsOf(line)
      .filter(([, value]) => value !== '')
      .map(([name, value]): FormField => [`NEW_ITEM-${name}[${at + 1}]`, value]),
    [`NEW_ITEM-LONGTEXT_${at + 1}:132[]`, line.name] as const,
  ]),
];
