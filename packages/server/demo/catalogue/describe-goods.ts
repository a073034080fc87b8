import { bullets, escapeHtml, paragraphs } from '../kit/html.ts';
import type { DemoGoods } from './make-goods.ts';

const packingOf = (unit: string): string => {
  if (unit === '米' || unit === '千米') return '整盘交货，盘具上标明盘号、米标起止与毛重；可按需裁切。';
  if (unit === '吨' || unit === '根' || unit === '基') return '裸装捆扎，端部防护，车板交货，不含卸车。';
  if (['台', '套', '组', '面', '簇'].includes(unit)) return '木箱或托盘包装，内衬防震，随箱附合格证、说明书与出厂试验报告。';
  return '纸箱包装，箱外标明品名、规格、数量与批号，随箱附合格证。';
};

/** The picture-and-text page of a goods. The texts come from the catalogue, so everything is escaped here and needs no cleaning later. */
export const describeGoods = (goods: DemoGoods): { description: string; packing: string } => {
  const { data, attributes } = goods.leaf;
  const offered = new Map<string, string[]>();
  for (const [attributeId, valueId] of goods.values) {
    const attribute = attributes.find((one) => one.id === attributeId);
    if (!attribute) continue;
    const list = offered.get(attribute.data.name) ?? [];
    list.push(attribute.data.values[valueId - attribute.firstValueId] as string);
    offered.set(attribute.data.name, list);
  }
  const picture = goods.specs[0]?.picture ?? '';
  const packing = packingOf(data.unit);
  const description = [
    `<h3>${escapeHtml(goods.name)}</h3>`,
    `<p><img src="${escapeHtml(picture)}" alt="${escapeHtml(goods.name)}" width="400" height="400"></p>`,
    '<h3>产品说明</h3>',
    paragraphs(data.description),
    '<h3>可选规格</h3>',
    bullets([...offered].map(([name, values]) => `${name}：${values.join('、')}`)),
    '<h3>执行标准与随货证书</h3>',
    bullets([...data.standards, ...data.certificates]),
    '<h3>包装与交货</h3>',
    paragraphs([packing]),
  ].join('');
  return { description, packing };
};
