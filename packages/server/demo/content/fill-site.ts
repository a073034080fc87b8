import { join } from 'node:path';
import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { readWords } from '../../src/kernel/read-words.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { readContent } from '../kit/demo-data.ts';
import { appCodes, footerGroups, navigation, slogans } from './page-words.ts';

const footerTitles = new Map(readWords(join(import.meta.dirname, '../data/words/footer.tsv')));

const mark = (name: string) => pictureAddress('brand', name);

/** Numbers of the law, hotline, navigation, hot words and the footer. */
export const fillSite = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const content = readContent();
  await client.query('update site set copyright = $1, copyright_abroad = $2, records = $3, records_abroad = $4', [
    `© 2024–${now.getFullYear()} {site} 版权所有`,
    JSON.stringify({ en: `© 2024–${now.getFullYear()} {site}. All rights reserved` }),
    ['津ICP备00000000号-1', '津公网安备 00000000000000号', '增值电信业务经营许可证 津B2-00000000'],
    JSON.stringify([{}, {}, { en: 'Value-added telecommunications licence 津B2-00000000' }]),
  ]);
  await copyRows(client, 'setting', [{ key: 'HOTLINE', value: '400-818-0598' }]);
  await copyRows(
    client,
    'navigation',
    navigation.map((entry, at) => ({ id: at + 1, ...entry, sort: at + 1 })),
  );
  await copyRows(
    client,
    'hot_word',
    content.hotWords.map((word, at) => ({
      id: at + 1,
      word,
      url: `/searchGoodsResult?keyword=${encodeURIComponent(word)}`,
      highlighted: at === 0,
      sort: at + 1,
    })),
  );
  const parts = [
    ...Object.entries(content.footerLinks).flatMap(([group, links]) =>
      links.map((link) => ({
        part: 'footer',
        group_name: footerGroups[group] ?? { zh: group },
        title: footerTitles.get(link.title) ?? { zh: link.title },
        subtitle: null,
        image: '',
        url: link.url,
      })),
    ),
    ...content.friendLinks.map((link) => ({
      part: 'friend',
      group_name: null,
      title: footerTitles.get(link.title) ?? { zh: link.title },
      subtitle: null,
      image: '',
      url: link.url,
    })),
    ...appCodes.map((code) => ({ part: 'app', group_name: null, title: code.title, subtitle: null, image: mark(code.image), url: '' })),
    ...slogans.map((slogan) => ({
      part: 'slogan',
      group_name: null,
      title: slogan.title,
      subtitle: slogan.subtitle,
      image: mark(slogan.image),
      url: '',
    })),
  ];
  await copyRows(
    client,
    'page_part',
    parts.map((part, at) => ({ id: at + 1, ...part, sort: at + 1 })),
  );
  await moveIdentity(client, ['navigation', 'hot_word', 'page_part']);
};
