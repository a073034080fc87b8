import { mobilePattern } from '../account/account.rules.ts';
import { type Words, words } from '../kernel/language.ts';

type TextRow = {
  words: Words;
  hint?: Words;
  /** Its faults are `address.<fault>_required`, `_long` and `_wrong` in `address.errors.ts`. */
  fault: string;
  most?: number;
  pattern?: RegExp;
  /** May be left empty, as it is in addresses of before there was such a field. */
  optional?: true;
  /** With the receiver, in the line of the address, or beside it. */
  shown: 'receiver' | 'line' | 'beside';
  input: { autoComplete?: string; inputMode?: 'text' | 'tel' | 'numeric'; maxLength?: number };
};

/**
 * What is typed of an address. Form, rules, columns, lists, the snapshot in an order, its print and its export are made of these rows; in the
 * database a column of that name (`gateNumber` is `gate_number`).
 */
const rows = {
  receiverName: {
    words: words('收货人', 'Receiver', 'Destinataire', 'Destinatario', 'Destinatário', 'Получатель'),
    fault: 'name',
    most: 20,
    shown: 'receiver',
    input: { autoComplete: 'name', inputMode: 'text', maxLength: 40 },
  },
  receiverPhone: {
    words: words('手机号码', 'Mobile', 'Mobile', 'Móvil', 'Celular', 'Мобильный'),
    fault: 'phone',
    pattern: mobilePattern,
    shown: 'receiver',
    input: { autoComplete: 'tel', inputMode: 'tel', maxLength: 40 },
  },
  detail: {
    words: words('详细地址', 'Detailed address', 'Adresse détaillée', 'Dirección detallada', 'Endereço detalhado', 'Подробный адрес'),
    hint: words(
      '街道、门牌、工地或库房，50 字以内',
      'Street, number, site or warehouse; up to 50 characters',
      'Rue, numéro, chantier ou entrepôt ; 50 caractères au plus',
      'Calle, número, obra o almacén; hasta 50 caracteres',
      'Rua, número, obra ou depósito; até 50 caracteres',
      'Улица, дом, объект или склад; до 50 символов',
    ),
    fault: 'detail',
    most: 50,
    shown: 'line',
    input: { autoComplete: 'street-address' },
  },
  postalCode: {
    words: words('邮政编码', 'Postal code', 'Code postal', 'Código postal', 'Código postal', 'Почтовый индекс'),
    fault: 'postal_code',
    // Whether it looks right is said and stops nobody (`postalCodeFits`); this is what a code can be at all.
    pattern: /^[\dA-Za-z -]{1,10}$/,
    shown: 'beside',
    input: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
  },
} as const satisfies Record<string, TextRow>;
type Rows = typeof rows;

export type AddressText = keyof Rows;
export type OptionalText = { [Name in AddressText]: Rows[Name] extends { optional: true } ? Name : never }[AddressText];
type Shown<Place extends TextRow['shown']> = { [Name in AddressText]: Rows[Name]['shown'] extends Place ? Name : never }[AddressText];

export const addressTextRows: Readonly<Record<AddressText, TextRow>> = rows;
export const addressTexts = Object.keys(rows) as AddressText[];
export const addressTextsShown = <Place extends TextRow['shown']>(place: Place): Shown<Place>[] =>
  addressTexts.filter((name): name is Shown<Place> => addressTextRows[name].shown === place);

/** Who and where, as one line says it. */
export const sentToTexts = [...addressTextsShown('receiver'), ...addressTextsShown('line')];

/** As typed once: what may be left empty may be missing. */
export type AddressTexts = Record<Exclude<AddressText, OptionalText>, string> & Partial<Record<AddressText, string>>;

/** Some of the texts of an address, none missing. */
export const pickAddress = <Name extends AddressText>(address: AddressTexts, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, address[name] ?? ''])) as Record<Name, string>;

const join = (address: Partial<Record<AddressText, string>>, names: readonly AddressText[]): string =>
  names.flatMap((name) => address[name] || []).join(' ');

/** 新港路 18 号: what follows the area. */
export const streetOf = (address: Partial<Record<AddressText, string>>): string => join(address, addressTextsShown('line'));
/** 天津市 滨海新区 新港路 18 号 */
export const addressLine = (address: Partial<Record<AddressText, string>> & { areaInfo: string }): string =>
  `${address.areaInfo} ${streetOf(address)}`;
export const besideAddress = (address: Partial<Record<AddressText, string>>): string => join(address, addressTextsShown('beside'));
