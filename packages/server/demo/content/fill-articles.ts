import type pg from 'pg';
import { cleanHtml } from '../../src/content/clean-html.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { readContent } from '../kit/demo-data.ts';
import { bullets, paragraphs } from '../kit/html.ts';
import { wordsOf } from './article-words.ts';

const hour = 3_600_000;
const sentences = (text: string): string[] => text.split(/(?<=。)/).filter((sentence) => sentence.trim() !== '');

const chargeBody = (title: string, abstract: string): string =>
  [
    paragraphs([abstract]),
    '<h3>本期目录</h3>',
    bullets([
      '一、数据来源与统计口径',
      '二、近十二个月的走势与拐点',
      '三、分品类、分区域对比',
      '四、采购建议与风险提示',
      '五、附表：测算模板与取数说明',
    ]),
    '<h3>要点</h3>',
    paragraphs([
      `《${title}》的样本来自平台成交订单与公开招采公告，剔除重复与异常报价后按月汇总。`,
      '与上一期相比，供货周期总体缩短，价格分化扩大；建议把长交期物料前置下单，对价格波动大的品类采用分批锁价。',
      '附表可直接填入本单位的数量与到货时间，得到建议的下单节点与资金占用。',
    ]),
  ].join('');

/** Help, notices (the newest an hour old) and charged information. Help keeps the ids that the footer links name. */
export const fillArticles = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const content = readContent();
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const blank = { key: null as string | null, summary: '', points_price: 0, views: 0, words: {} };
  const rows = [
    ...content.helpArticles.map((help) => ({
      ...blank,
      id: help.id,
      kind: 'help',
      category: help.group,
      title: help.title,
      body: paragraphs(sentences(help.body)),
      published_at: ago(24 * 400),
      sort: help.order,
      views: 5400 - help.id * 97,
      words: wordsOf(help.id),
    })),
    ...content.notices.map((notice, at) => ({
      ...blank,
      id: 100 + notice.id,
      kind: 'notice',
      category: notice.type,
      title: notice.title,
      summary: sentences(notice.body)[0] ?? '',
      body: paragraphs(sentences(notice.body)),
      published_at: ago(1 + at * 53),
      sort: at + 1,
      views: 3200 - at * 131,
      words: wordsOf(100 + notice.id, notice.type),
    })),
    ...content.paidInformation.map((paper, at) => ({
      ...blank,
      id: 200 + paper.id,
      kind: 'charge',
      category: '行业资讯',
      title: paper.title,
      summary: paper.abstract,
      body: chargeBody(paper.title, paper.abstract),
      points_price: paper.price,
      published_at: ago(30 + at * 170),
      sort: at + 1,
      views: 980 - at * 57,
    })),
  ];
  // The agreements came with the first facts; they make room for the help, whose ids the footer names.
  await client.query(`update article set id = 300 + id, published_at = $1 where kind = 'agreement'`, [ago(24 * 500)]);
  await copyRows(
    client,
    'article',
    rows.map((row) => ({ ...row, body: cleanHtml(row.body) })),
  );
  await moveIdentity(client, ['article']);
};
