import type { LayoutContent } from '@mall/contract/content/layout.rules.ts';
import { nothingSaid, type TextContent } from '@mall/contract/content/text.rules.ts';
import type pg from 'pg';
import { cleanHtml } from '../../src/content/clean-html.ts';
import { article } from '../../src/content/content.table.ts';
import { readLiveLayout } from '../../src/content/layout/live-layout.queries.ts';
import { contentOf } from '../../src/content/text/text-content.ts';
import { txOn } from '../../src/kernel/db.ts';
import { bullets, paragraphs } from '../kit/html.ts';

const editor = `(select id from member where mobile = '13700000014')`;
const administrator = `(select id from member where audience = 'operator' order by id limit 1)`;

const addVersion = (client: pg.PoolClient, version: number, content: LayoutContent, rest: string, values: unknown[]) =>
  client.query(
    `insert into layout_version (zone_id, version, content, made_by, made_at, state, due_at, live_at, note, base) values (0, $1, $2, ${editor}, ${rest})`,
    [version, JSON.stringify(content), ...values],
  );

/** The home page as it was, as it is, and as it will be next winter. */
const fillLayouts = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const live = await readLiveLayout(txOn(client), undefined);
  const before = { ...live, floors: live.floors.filter((_, at) => at !== 2).toReversed() };
  const winter = {
    ...live,
    floors: live.floors.map((floor) => ({ ...floor, shown: true })).toSorted((one) => (one.title.zh.includes('度冬') ? -1 : 0)),
  };
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  await addVersion(client, 1, before, `$3, 'past', null, $3, '双十一之前', null`, [days(-40)]);
  await addVersion(client, 2, live, `$3, 'live', null, $3, '增加工程场景楼层', 1`, [days(-8)]);
  await addVersion(client, 3, winter, `$3, 'scheduled', date_trunc('day', $4::timestamptz), null, '迎峰度冬', 2`, [days(-1), days(20)]);
};

const abroadTitles = {
  en: 'Delivery of cross-border goods',
  fra: 'Livraison des produits transfrontaliers',
  spa: 'Entrega de productos transfronterizos',
  pt: 'Entrega de produtos internacionais',
};
const abroadTexts = {
  en: [
    'Goods of the cross-border zone are for projects abroad and export; the delivery terms stand on the page of the goods or are agreed in the inquiry.',
    'Choose the country of destination in the inquiry.',
  ],
  fra: [
    'Les produits de la zone transfrontalière servent aux projets à l’étranger et à l’export ; les conditions figurent sur la page du produit ou dans la demande.',
    'Indiquez le pays de destination dans la demande.',
  ],
  spa: [
    'Los productos de la zona transfronteriza son para proyectos en el extranjero y exportación; las condiciones figuran en la ficha o en la consulta.',
    'Indique el país de destino en la consulta.',
  ],
  pt: [
    'Os produtos da zona internacional são para projetos no exterior e exportação; as condições estão na página do produto ou na cotação.',
    'Indique o país de destino na cotação.',
  ],
};

const abroadPapers = {
  en: ['Papers with the goods', 'Packing list, commercial invoice', 'Certificate of origin', 'Type test report (English or Russian)'],
  fra: ['Documents joints', 'Liste de colisage, facture commerciale', 'Certificat d’origine', 'Rapport d’essai de type (anglais ou russe)'],
  spa: ['Documentos adjuntos', 'Lista de empaque, factura comercial', 'Certificado de origen', 'Informe de ensayo de tipo (inglés o ruso)'],
  pt: ['Documentos que acompanham', 'Romaneio, fatura comercial', 'Certificado de origem', 'Relatório de ensaio de tipo (inglês ou russo)'],
};

const abroadBody = (language: keyof typeof abroadTexts): string => {
  const [heading, ...papers] = abroadPapers[language];
  return cleanHtml(`${paragraphs(abroadTexts[language])}<h3>${heading}</h3>${bullets(papers)}`);
};

/** Help that is being written: Russian says nothing yet. */
const fillDraft = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query(
    `insert into article (kind, category, title, sort) values ('help', '配送方式', '跨境商品的交付', 90) returning id`,
  );
  const words = Object.fromEntries(
    Object.entries(abroadTitles).map(([language, title]) => [
      language,
      { ...nothingSaid, title, body: abroadBody(language as keyof typeof abroadTexts) },
    ]),
  );
  const content: TextContent = {
    category: '配送方式',
    title: '跨境商品的交付',
    summary: '',
    body: cleanHtml(
      paragraphs(['跨境专区商品面向海外项目和出口采购，交付方式在商品页或询价中约定。', '询价时需选择出口国家或地区，运费按目的港报价。']) +
        '<h3>随货文件</h3>' +
        bullets(['装箱单、商业发票', '原产地文件', '型式试验报告（英文或俄文）']),
    ),
    pointsPrice: 0,
    sort: 90,
    words: { ...words, ru: nothingSaid } as TextContent['words'],
    behind: [],
  };
  await client.query(`insert into article_draft (article_id, content, revision, saved_by) values ($1, $2, 1, ${editor})`, [
    rows[0].id,
    JSON.stringify(content),
  ]);
};

/** Both agreements with what they said before. */
const fillAgreements = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const agreements = (await txOn(client).select().from(article)).filter(({ kind }) => kind === 'agreement');
  for (const row of agreements) {
    const content = contentOf(row);
    // The first version had no last paragraph yet.
    const first = { ...content, body: content.body.replace(/<p>(?:(?!<p>).)*<\/p>$/s, '') };
    for (const [at, said] of [first, content].entries())
      await client.query(
        `insert into article_version (article_id, version, content, made_by, made_at) values ($1, $2, $3, ${administrator}, $4)`,
        [row.id, at + 1, JSON.stringify(said), new Date(now.getTime() - (at === 0 ? 500 : 120) * 86_400_000)],
      );
  }
};

/** Versions of the home page and of texts, so that there is something to compare, to wait for and to go on with. */
export const fillPageVersions = async (client: pg.PoolClient, now: Date): Promise<void> => {
  await fillLayouts(client, now);
  await fillDraft(client);
  await fillAgreements(client, now);
};
