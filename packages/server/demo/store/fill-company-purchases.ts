import { type Language, languages } from '@mall/contract/kernel/language.ts';
import type pg from 'pg';
import type { PlannedLeaf } from '../catalogue/plan-classes.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { namesOf } from '../kit/demo-data.ts';
import { makeRandom } from '../kit/random.ts';

/** Invented companies that buy, with their country and where they want the goods. */
const buyers: readonly [name: string, country: string, place: string][] = [
  ['Steppe Grid Supply LLP', 'KZ', 'CIP Almaty'],
  ['Samarqand Energo Qurilish', 'UZ', 'DAP Samarqand'],
  ['Ural Seti Komplekt OOO', 'RU', 'DAP Yekaterinburg'],
  ['Minas Linhas e Redes Ltda', 'BR', 'CIF Santos'],
  ['Andes Subestaciones SpA', 'CL', 'CIF San Antonio'],
  ['Energía del Plata S.A.', 'AR', 'CIF Buenos Aires'],
  ['Lusitânia Redes Lda', 'PT', 'CIF Lisboa'],
  ['Réseaux du Sahel SARL', 'SN', 'CIF Dakar'],
  ['Atlas Électrification SA', 'MA', 'CIF Tanger'],
  ['Savanna Power Contractors', 'KE', 'CIF Mombasa'],
  ['Gulf Line Engineering WLL', 'AE', 'CIF Jebel Ali'],
  ['Mekong Solar Works JSC', 'VN', 'CIF Hai Phong'],
  ['Java Panel Nusantara PT', 'ID', 'CIF Jakarta'],
  ['Luzon Utility Builders Inc', 'PH', 'CIF Manila'],
  ['Indus Transmission Works', 'PK', 'CIF Karachi'],
  ['Delta Distribution Holdings', 'NG', 'CIF Lagos'],
  ['Cordillera Renovables S.A.C.', 'PE', 'CIF Callao'],
  ['Anatolia Pano Sanayi A.Ş.', 'TR', 'CIF Izmir'],
];
const payments = ['T/T 30/70', 'L/C at sight', 'T/T 20/80', 'L/C 60 days'];

type Words = Record<Language, string>;

const title = (names: Words): Words => ({
  zh: `求购：${names.zh}`,
  en: `Wanted: ${names.en}`,
  fra: `Recherche : ${names.fra}`,
  spa: `Se busca: ${names.spa}`,
  pt: `Procura-se: ${names.pt}`,
  ru: `Требуется: ${names.ru}`,
});

const description = (names: Words, place: string): Words => ({
  zh: `工程项目采购${names.zh}，交货条件 ${place}。请报含税单价、交货期和质保期，并附型式试验报告与英文说明书；可分批交货，样品合格后签订合同。`,
  en: `${names.en} for a running project, delivered ${place}. Quote unit price, lead time and warranty, with type test reports and manuals in English. Partial shipments are accepted; the contract follows an approved sample.`,
  fra: `${names.fra} pour un chantier en cours, livraison ${place}. Indiquez prix unitaire, délai et garantie, avec rapports d’essai de type et notices en anglais. Livraisons partielles acceptées ; le contrat suit l’accord sur échantillon.`,
  spa: `${names.spa} para un proyecto en curso, entrega ${place}. Indique precio unitario, plazo y garantía, con informes de ensayo de tipo y manuales en inglés. Se aceptan entregas parciales; el contrato sigue a la muestra aprobada.`,
  pt: `${names.pt} para uma obra em andamento, entrega ${place}. Informe preço unitário, prazo e garantia, com relatórios de ensaio de tipo e manuais em inglês. Aceitam-se entregas parciais; o contrato segue a amostra aprovada.`,
  ru: `${names.ru} для действующего проекта, поставка ${place}. Укажите цену за единицу, срок и гарантию, приложите протоколы типовых испытаний и руководства на английском языке. Допускается поставка партиями; договор заключается после одобрения образца.`,
});

/** Nobody imports an office chair or a calibration. */
const atHome = new Set(['办公与综合物资', '仪器仪表与检测']);

const dayMs = 86_400_000;
const amount = 36;

/** What companies abroad look for: most still open, the last ones over. */
export const fillCompanyPurchases = async (client: pg.PoolClient, leaves: readonly PlannedLeaf[], now: Date): Promise<void> => {
  const shipped = leaves.filter((leaf) => !atHome.has(leaf.top));
  const rows = Array.from({ length: amount }, (_, at) => {
    const random = makeRandom(65, at);
    const leaf = shipped[(at * 29 + 7) % shipped.length] as PlannedLeaf;
    const [company, country, place] = buyers[at % buyers.length] as (typeof buyers)[number];
    const names = namesOf(leaf.data);
    const quantity = leaf.data.moq * random.pick([20, 50, 80, 120, 200]);
    const published = new Date(now.getTime() - (amount - at) * 1.6 * dayMs - random.whole(0, 20_000_000));
    const price = (leaf.data.priceMin + leaf.data.priceMax) / 2;
    return {
      id: at + 1,
      company_name: company,
      country_code: country,
      gc_id: leaf.id,
      titles: title(names),
      descriptions: description(names, place),
      requirements: [...leaf.data.standards, ...leaf.data.certificates],
      delivery: place,
      payment: random.pick(payments),
      quantity,
      unit: leaf.data.unit,
      budget_fen: Math.min(99_999_999_999, Math.max(100_000, Math.round((price * quantity) / 100) * 10_000)),
      published_at: published,
      deadline: new Date(published.getTime() + random.whole(21, 45) * dayMs),
    };
  });
  if (rows.some((row) => languages.some((language) => !row.titles[language]))) throw new Error('a class without its six names');
  await copyRows(client, 'company_purchase', rows);
  await moveIdentity(client, ['company_purchase']);
};
