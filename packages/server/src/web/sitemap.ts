import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { languages } from '@mall/contract/kernel/language.ts';
import { alternatesOf, languageAddress } from '@mall/contract/kernel/language-address.ts';
import type pg from 'pg';

/** Search engines take 50,000 addresses a file; ids are cut into ranges of that many, so a part is found without counting. */
export const mostUrls = 50_000;
const batch = 5000;

/** `abroad`: it is read in six languages. */
type Entry = { path: string; day: string | null; abroad: boolean };
type Section = { name: string; table: string; where: string; path: string; day: string; abroad?: string };

/** What has a page of its own, by id. `day` is when it last changed. */
const sections: readonly Section[] = [
  { name: 'classes', table: 'goods_class', where: 'shown', path: '/proClassification?id=', day: 'null::date' },
  {
    name: 'goods',
    table: 'goods',
    where: "state = 'on'",
    path: '/goodsDetails?goodsId=',
    day: 'updated_at::date',
    abroad: "source = 'cross'",
  },
  { name: 'stores', table: 'store', where: "state = 'open'", path: '/shopIndex?storeId=', day: 'null::date', abroad: "kind = 'cross'" },
  {
    name: 'notices',
    table: 'article',
    where: "kind = 'notice' and published_at <= now()",
    path: '/consulationDetail?id=',
    day: 'published_at::date',
  },
  { name: 'help', table: 'article', where: "kind = 'help' and published_at <= now()", path: '/helpCenter?id=', day: 'null::date' },
  {
    name: 'information',
    table: 'article',
    where: "kind = 'charge' and published_at <= now()",
    path: '/paidInformation?id=',
    day: 'published_at::date',
  },
];

const pages = [
  '/ /green /photovoltaic /privateBrand /channelDLGYP /customer /internation /internation/industryOptimization /internation/purchase',
  '/seckillZone /groupZone /couponCenter /helpCenter /helpcenterProblem /noticeList /paidInformation',
].flatMap((line) => line.split(' '));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const alternates = (siteUrl: string, path: string): string =>
  alternatesOf(path)
    .map(({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(siteUrl + address)}"/>`)
    .join('');

const entryXml = (siteUrl: string, { path, day, abroad }: Entry): string =>
  (abroad ? languages.map((language) => languageAddress(path, language)) : [path])
    .map(
      (address) =>
        `<url><loc>${escapeXml(siteUrl + address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${abroad ? alternates(siteUrl, path) : ''}</url>\n`,
    )
    .join('');

/** How many ids a part takes: what may be read in six languages stands in it six times. */
const idsOf = ({ abroad }: Section): number => (abroad ? Math.floor(mostUrls / languages.length) : mostUrls);

async function* lines(siteUrl: string, entries: AsyncIterable<Entry[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${schema} ${links}>\n`;
  for await (const some of entries) yield some.map((entry) => entryXml(siteUrl, entry)).join('');
  yield '</urlset>\n';
}

/** Reads a range of ids batch by batch, so that a part of 50,000 is never in memory as rows. */
async function* readRange(pool: pg.Pool, section: Section, part: number): AsyncGenerator<Entry[]> {
  const last = part * idsOf(section);
  let after = (part - 1) * idsOf(section);
  for (;;) {
    const { rows } = await pool.query<{ id: string; day: string | null; abroad: boolean }>(
      `select id::text, to_char(${section.day}, 'YYYY-MM-DD') as day, ${section.abroad ?? 'false'} as abroad from ${section.table} where id > $1 and id <= $2 and ${section.where} order by ${section.table}.id limit ${batch}`,
      [after, last],
    );
    yield rows.map(({ id, day, abroad }) => ({ path: section.path + id, day, abroad }));
    if (rows.length < batch) return;
    after = Number(rows.at(-1)?.id);
  }
}

const press = (text: AsyncIterable<string>): Promise<Buffer> => buffer(Readable.from(text).pipe(createGzip()));

/** One part by the name that the index gives it, packed; undefined when there is no such part. Of the pages only those whose screens exist. */
export const buildSitemapPart = async (
  pool: pg.Pool,
  siteUrl: string,
  name: string,
  isBuilt: (path: string) => boolean,
): Promise<Buffer | undefined> => {
  if (name === 'pages') {
    return press(
      lines(
        siteUrl,
        (async function* () {
          yield pages.filter(isBuilt).map((path) => ({ path, day: null, abroad: path.startsWith('/internation') }));
        })(),
      ),
    );
  }
  const [, sectionName, number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const section = sections.find((one) => one.name === sectionName);
  return section && press(lines(siteUrl, readRange(pool, section, Number(number))));
};

/** Every part that holds something. */
export const buildSitemapIndex = async (pool: pg.Pool, siteUrl: string): Promise<string> => {
  const parts = await Promise.all(
    sections.map(async (section) => {
      const { rows } = await pool.query<{ part: string }>(
        `select distinct (id - 1) / ${idsOf(section)} + 1 as part from ${section.table} where ${section.where} order by 1`,
      );
      return rows.map(({ part }) => `${section.name}-${part}`);
    }),
  );
  const entry = (name: string) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${name}.xml`)}</loc></sitemap>\n`;
  return `${head}<sitemapindex ${schema}>\n${['pages', ...parts.flat()].map(entry).join('')}</sitemapindex>\n`;
};
