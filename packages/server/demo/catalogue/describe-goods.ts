import { join } from 'node:path';
import { fallbackLanguage, fill, type Language, languages, type Words, words } from '@mall/contract/kernel/language.ts';
import { goodsNameIn } from '../../src/catalogue/goods-name.ts';
import { valueIn } from '../../src/catalogue/value-words.ts';
import { readWords } from '../../src/kernel/read-words.ts';
import { namesOf } from '../kit/demo-data.ts';
import { bullets, escapeHtml, paragraphs } from '../kit/html.ts';
import { afterSalesIn } from './after-sales-words.ts';
import type { DemoGoods } from './make-goods.ts';

const heads = {
  about: words('产品说明', 'Description', 'Description', 'Descripción', 'Descrição', 'Описание'),
  choice: words('可选规格', 'Options', 'Options', 'Opciones', 'Opções', 'Исполнения'),
  papers: words(
    '执行标准与随货证书',
    'Standards and certificates',
    'Normes et certificats',
    'Normas y certificados',
    'Normas e certificados',
    'Стандарты и сертификаты',
  ),
  packing: words(
    '包装与交货',
    'Packing and delivery',
    'Emballage et livraison',
    'Embalaje y entrega',
    'Embalagem e entrega',
    'Упаковка и поставка',
  ),
} as const;

const packings = {
  drum: words(
    '整盘交货，盘具上标明盘号、米标起止与毛重；可按需裁切。',
    'Delivered on drums marked with number, metre marks and gross weight; cut to length on request.',
    'Livré sur tourets marqués : numéro, repères métriques et poids brut ; coupe à la demande.',
    'Se entrega en bobinas con número, marcas de metraje y peso bruto; corte a medida.',
    'Entregue em bobinas com número, marcas de metragem e peso bruto; corte sob medida.',
    'Поставка на барабанах с номером, метражом и массой брутто; резка по заказу.',
  ),
  bundle: words(
    '裸装捆扎，端部防护，车板交货，不含卸车。',
    'Bundled without crate, ends protected, delivered on the truck, unloading not included.',
    'En fardeaux, extrémités protégées, livré sur camion, déchargement non compris.',
    'En atados, extremos protegidos, entrega sobre camión, sin descarga.',
    'Em amarrados, pontas protegidas, entrega sobre caminhão, sem descarga.',
    'В связках с защитой торцов, поставка на машине без разгрузки.',
  ),
  crate: words(
    '木箱或托盘包装，内衬防震，随箱附合格证、说明书与出厂试验报告。',
    'Wooden case or pallet with shock protection; certificate, manual and routine test report in the case.',
    'Caisse en bois ou palette avec protection antichoc ; certificat, notice et rapport d’essai joints.',
    'Caja de madera o palé con protección; certificado, manual e informe de ensayo incluidos.',
    'Caixa de madeira ou palete com proteção; certificado, manual e relatório de ensaio inclusos.',
    'Деревянный ящик или поддон с амортизацией; сертификат, руководство и протокол испытаний в комплекте.',
  ),
  carton: words(
    '纸箱包装，箱外标明品名、规格、数量与批号，随箱附合格证。',
    'Carton marked with name, size, quantity and lot number; certificate in the box.',
    'Carton marqué : désignation, taille, quantité et lot ; certificat joint.',
    'Caja de cartón con nombre, medida, cantidad y lote; certificado incluido.',
    'Caixa de papelão com nome, medida, quantidade e lote; certificado incluso.',
    'Картонная коробка с наименованием, размером, количеством и номером партии; сертификат вложен.',
  ),
} as const;

const packingOf = (unit: string): Words => {
  if (unit === '米' || unit === '千米') return packings.drum;
  if (unit === '吨' || unit === '根' || unit === '基') return packings.bundle;
  if (['台', '套', '组', '面', '簇'].includes(unit)) return packings.crate;
  return packings.carton;
};

const about = words(
  '',
  '{class}, {brand}, model {model}. Made and tested to {standards}.',
  '{class}, {brand}, modèle {model}. Fabriqué et essayé selon {standards}.',
  '{class}, {brand}, modelo {model}. Fabricado y ensayado según {standards}.',
  '{class}, {brand}, modelo {model}. Fabricado e ensaiado conforme {standards}.',
  '{class}, {brand}, модель {model}. Изготовлено и испытано по {standards}.',
);

const supplied = words(
  '',
  'Supplied with: {papers}.',
  'Fourni avec : {papers}.',
  'Se entrega con: {papers}.',
  'Fornecido com: {papers}.',
  'В комплекте: {papers}.',
);

/** What a class is for, said abroad in one sentence, and what who orders of its trade has to know. */
const uses = new Map(readWords(join(import.meta.dirname, '../data/words/uses.tsv')));
const orders = new Map(readWords(join(import.meta.dirname, '../data/words/orders.tsv')));

const aboutIn = ({ leaf: { data, top }, brand, model }: DemoGoods, language: Language): string[] => {
  const [use, order] = [uses.get(data.name)?.[language], orders.get(top)?.[language]];
  if (!use || !order) throw new Error(`nobody abroad is told what ${data.name} is for, or how it is ordered`);
  const papers = data.certificates.map((paper) => valueIn(paper, language)).join(', ');
  return [
    `${use}.`,
    fill(about[language], { class: namesOf(data)[language], brand: brand.en, model, standards: data.standards.join(', ') }),
    `${order}.`,
    ...(papers === '' ? [] : [fill(supplied[language], { papers })]),
  ];
};

export type GoodsTexts = { description: string; afterSales: string; packing: string };

/** What the goods offers, parameter by parameter, as the reader calls it. */
const offeredBy = (goods: DemoGoods, language: Language): string[] => {
  const offered = Map.groupBy(goods.values, ([attributeId]) => attributeId);
  const [colon, comma] = language === fallbackLanguage ? ['：', '、'] : [': ', ', '];
  return [...offered].flatMap(([attributeId, values]) => {
    const attribute = goods.leaf.attributes.find((one) => one.id === attributeId);
    if (!attribute) return [];
    const said = values.map(([, valueId]) => valueIn(attribute.data.values[valueId - attribute.firstValueId] as string, language));
    return [`${namesOf(attribute.data)[language]}${colon}${said.join(comma)}`];
  });
};

/** The long texts of a goods in one language. They come from the catalogue, so everything is escaped here and needs no cleaning later. */
export const describeGoods = (goods: DemoGoods, language: Language = fallbackLanguage): GoodsTexts => {
  const { data } = goods.leaf;
  const name = escapeHtml(goodsNameIn(goods, language));
  const packing = packingOf(data.unit)[language];
  const description = [
    `<h3>${name}</h3>`,
    `<p><img src="${escapeHtml(goods.specs[0]?.picture ?? '')}" alt="${name}" width="400" height="400"></p>`,
    `<h3>${heads.about[language]}</h3>`,
    paragraphs(language === fallbackLanguage ? data.description : aboutIn(goods, language)),
    `<h3>${heads.choice[language]}</h3>`,
    bullets(offeredBy(goods, language)),
    `<h3>${heads.papers[language]}</h3>`,
    bullets([...data.standards, ...data.certificates.map((paper) => valueIn(paper, language))]),
    `<h3>${heads.packing[language]}</h3>`,
    paragraphs([packing]),
  ].join('');
  return { description, afterSales: afterSalesIn(data.afterSales, language), packing };
};

/** The same for every reader abroad; only goods that are sold there have them. */
export const wordsAbroad = (goods: DemoGoods): Partial<Record<Language, GoodsTexts>> =>
  goods.store.kind === 'cross'
    ? Object.fromEntries(
        languages.filter((language) => language !== fallbackLanguage).map((language) => [language, describeGoods(goods, language)]),
      )
    : {};
