import type { FreightTemplate } from '@mall/contract/catalogue/freight.api.ts';
import type { FreightBy, FreightRow } from '@mall/contract/catalogue/freight.rules.ts';
import { provinceIds, type Region } from '@mall/contract/content/province.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type Translate, useWords } from '../kernel/words.ts';

const provinces = Object.entries(provinceIds) as [Region, string][];

/** The parts of the country, as forms of the trade list them. */
export const parts: Readonly<
  Record<'north' | 'northeast' | 'east' | 'central' | 'south' | 'southwest' | 'northwest' | 'overSea', readonly Region[]>
> = {
  north: ['beijing', 'tianjin', 'hebei', 'shanxi', 'neimenggu'],
  northeast: ['liaoning', 'jilin', 'heilongjiang'],
  east: ['shanghai', 'jiangsu', 'zhejiang', 'anhui', 'fujian', 'jiangxi', 'shandong'],
  central: ['henan', 'hubei', 'hunan'],
  south: ['guangdong', 'guangxi', 'hainan'],
  southwest: ['chongqing', 'sichuan', 'guizhou', 'yunnan', 'xizang'],
  northwest: ['shaanxi', 'gansu', 'qinghai', 'ningxia', 'xinjiang'],
  overSea: ['taiwan', 'hongkong', 'macao'],
};

const nameOf = (t: Translate<'freight'>, id: string): string => {
  const found = provinces.find(([, one]) => one === id);
  return found ? t(`province.${found[0]}`) : id;
};

const portion = (by: FreightBy, num: number): string => (by === 'weight' ? `${num / 1000} kg` : String(num));

/** A template in words. */
export const useFreightWords = () => {
  const t = useWords('freight');
  return {
    areas: (ids: readonly string[]): string => (ids.length === 0 ? t('area.rest') : ids.map((id) => nameOf(t, id)).join(t('comma'))),
    fee: (by: FreightTemplate['by'], row: FreightRow): string => {
      const first = Number(row.firstFee) === 0 ? t('fee.free') : `¥${formatCurrency(row.firstFee)}`;
      if (by === 'amount') return first;
      if (Number(row.firstFee) === 0 && Number(row.moreFee) === 0) return t('fee.free');
      return t(`fee.${by}`, {
        first: portion(by, row.first),
        fee: formatCurrency(row.firstFee),
        more: portion(by, row.more),
        extra: formatCurrency(row.moreFee),
      });
    },
  };
};
