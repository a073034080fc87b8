import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { makeRandom } from '../kit/random.ts';

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'.split('');
const given =
  '建国 志强 海峰 晓东 丽华 文博 俊杰 思远 明辉 春燕 立军 永康 雪梅 国栋 佳宁 振华 伟民 玉兰 少波 长青 克勤 一鸣 静怡 光明'.split(' ');
const regions = '滨海 华北 津南 武清 廊坊 沧州 常州 合肥 兰州 包头 济南 佛山 武汉 宁波 泉州 嘉兴'.split(' ');
const trades = '电力工程 机电安装 输变电 新能源 配电工程 物资公司 电气成套 轨道供电'.split(' ');

export const crowdSize = 240;

/**
 * Buyers who review and follow but cannot sign in: a mall that a handful of demo accounts had reviewed would look staged.
 * Half of them buy for a company. Returns the id of the first.
 */
export const fillCrowd = async (client: pg.PoolClient): Promise<number> => {
  const { rows } = await client.query<{ last: string; password_hash: string }>(
    'select max(id) as last, min(password_hash) as password_hash from member',
  );
  const first = Number(rows[0]?.last ?? 0) + 1;
  await copyRows(
    client,
    'member',
    Array.from({ length: crowdSize }, (_, at) => {
      const random = makeRandom(61, at);
      const person = `${random.pick(surnames)}${random.pick(given)}`;
      const company = random.chance(0.5);
      return {
        id: first + at,
        mobile: `1700000${String(at + 1).padStart(4, '0')}`,
        member_name: person,
        nick_name: company ? `${random.pick(regions)}${random.pick(trades)}` : person,
        avatar: pictureAddress('avatars', `avatar-${String(random.whole(1, 12)).padStart(2, '0')}`),
        account_type: company ? 2 : 1,
        password_hash: rows[0]?.password_hash ?? '',
        enabled: false,
      };
    }),
  );
  await moveIdentity(client, ['member']);
  return first;
};
