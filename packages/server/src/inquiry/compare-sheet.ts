import type { Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { type Cell, writeXlsx, xlsxType } from '../kernel/xlsx.ts';

const said = {
  material: words('物料', 'Material', 'Article', 'Material', 'Material', 'Материал'),
  description: words('规格描述', 'Specification', 'Spécification', 'Especificación', 'Especificação', 'Характеристики'),
  num: words('数量', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Количество'),
  unit: words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Ед.'),
  total: words(
    '总价（含税）',
    'Total (tax included)',
    'Total (taxes comprises)',
    'Total (con impuestos)',
    'Total (com impostos)',
    'Итого (с налогом)',
  ),
  days: words('交货天数', 'Days of delivery', 'Délai (jours)', 'Días de entrega', 'Dias de entrega', 'Срок, дней'),
  pay: words('付款条件', 'Terms of payment', 'Conditions de paiement', 'Condiciones de pago', 'Condições de pagamento', 'Условия оплаты'),
  warranty: words('质保（月）', 'Warranty (months)', 'Garantie (mois)', 'Garantía (meses)', 'Garantia (meses)', 'Гарантия, мес.'),
  valid: words('有效期（天）', 'Valid (days)', 'Validité (jours)', 'Validez (días)', 'Validade (dias)', 'Действует, дней'),
  score: words('综合得分', 'Points', 'Note', 'Puntuación', 'Pontuação', 'Баллы'),
  contact: words('联系人', 'Contact', 'Contact', 'Contacto', 'Contato', 'Контакт'),
};

/** The comparison as a sheet: materials down, suppliers across. */
export const compareSheet = async ({ inquiryNumber, title, round, lines, quotes }: Comparison, language: Language): Promise<FileAnswer> => {
  const word = (name: keyof typeof said) => said[name][language];
  const facts: readonly (readonly [keyof typeof said, (quote: Comparison['quotes'][number]) => Cell])[] = [
    ['total', ({ total }) => Number(total)],
    ['days', ({ days }) => days],
    ['pay', ({ payTerms }) => payTerms],
    ['warranty', ({ warrantyMonths }) => warrantyMonths],
    ['valid', ({ validDays }) => validDays],
    ['score', ({ scores }) => scores.whole],
    ['contact', ({ contact, phone }) => `${contact} ${phone}`],
  ];
  const rows: Cell[][] = [
    [`${inquiryNumber} ${title}`],
    [word('material'), word('description'), word('num'), word('unit'), ...quotes.map(({ storeName }) => storeName)],
    ...lines.map(({ seq, name, description, num, unit }) => [
      name,
      description,
      num,
      unit,
      ...quotes.map((quote) => Number(quote.lines.find((line) => line.seq === seq)?.price ?? 0)),
    ]),
    ...facts.map(([name, valueOf]) => [word(name), '', '', '', ...quotes.map(valueOf)]),
  ];
  return {
    type: xlsxType,
    name: `${inquiryNumber}-${round}.xlsx`,
    bytes: await writeXlsx({ name: inquiryNumber, widths: [30, 40, 10, 8, ...quotes.map(() => 22)], rows }),
  };
};
