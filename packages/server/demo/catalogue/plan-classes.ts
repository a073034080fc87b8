import { cutToLength } from '@mall/contract/catalogue/unit.rules.ts';
import { type AttributeData, type LeafClassData, type MiddleClassData, readTopClasses, type TopClassData } from '../kit/demo-data.ts';

export type PlannedAttribute = { id: number; data: AttributeData; firstValueId: number };
export type PlannedLeaf = {
  id: number;
  topId: number;
  middleId: number;
  top: string;
  data: LeafClassData;
  attributes: PlannedAttribute[];
  /** Cable: cut to length or on which reel; one of the attributes. */
  packaging?: PlannedAttribute;
};
export type PlannedMiddle = { id: number; topId: number; data: MiddleClassData; leaves: PlannedLeaf[] };
export type PlannedTop = { id: number; icon: string; data: TopClassData; middles: PlannedMiddle[] };

/** The order of the menu, with the icon of each first-level class. */
const menu: readonly (readonly [string, string])[] = [
  ['电线电缆', 'cable'],
  ['变压器与箱变', 'box'],
  ['开关设备与配电柜', 'shield-check'],
  ['低压电器与照明', 'toggle-right'],
  ['绝缘子与线路金具', 'link'],
  ['铁塔钢构与杆塔', 'tower-control'],
  ['电能计量与采集', 'gauge'],
  ['继电保护与自动化', 'cpu'],
  ['光伏与新能源发电', 'sun'],
  ['储能与充电设施', 'battery-charging'],
  ['仪器仪表与检测', 'activity'],
  ['安全工器具与劳动防护', 'hard-hat'],
  ['电动与手动工具', 'wrench'],
  ['工业自动化与电机', 'settings'],
  ['办公与综合物资', 'briefcase'],
];

/** Cut to length, or a reel of so many metres. */
const packagingOf = (reels: readonly number[]): AttributeData => ({
  name: '包装',
  en: 'Packaging',
  fra: 'Conditionnement',
  spa: 'Presentación',
  pt: 'Acondicionamento',
  ru: 'Упаковка',
  values: [cutToLength, ...reels.map((metres) => `${metres.toLocaleString('en')} m 盘`)],
  // Every goods can be had cut, so a filter would tell nothing apart.
  facet: false,
  inName: false,
  drivesSpec: true,
});

/** Gives every class, attribute and value its id, in menu order, so that the same data always get the same ids. */
export const planClasses = (): PlannedTop[] => {
  const tops = new Map(readTopClasses().map((top) => [top.name, top]));
  if (tops.size !== menu.length) throw new Error(`${tops.size} first-level classes, but the menu names ${menu.length}`);
  let classId = menu.length;
  let attributeId = 0;
  let valueId = 0;
  const planAttribute = (data: AttributeData): PlannedAttribute => {
    attributeId += 1;
    const firstValueId = valueId + 1;
    valueId += data.values.length;
    return { id: attributeId, data, firstValueId };
  };
  const planned = menu.map(([name, icon], at): PlannedTop => {
    const data = tops.get(name);
    if (!data) throw new Error(`no data for the class ${name}`);
    const topId = at + 1;
    const middles = data.children.map((middle): PlannedMiddle => {
      classId += 1;
      return { id: classId, topId, data: middle, leaves: [] };
    });
    return { id: topId, icon, data, middles };
  });
  for (const top of planned) {
    for (const middle of top.middles) {
      middle.leaves = middle.data.children.map((data) => {
        classId += 1;
        return {
          id: classId,
          topId: top.id,
          middleId: middle.id,
          top: top.data.name,
          data,
          attributes: data.attributes.map(planAttribute),
        };
      });
    }
  }
  for (const leaf of leavesOf(planned)) {
    if (!leaf.data.reels) continue;
    leaf.packaging = planAttribute(packagingOf(leaf.data.reels));
    leaf.attributes.push(leaf.packaging);
  }
  return planned;
};

export const leavesOf = (tops: readonly PlannedTop[]): PlannedLeaf[] =>
  tops.flatMap((top) => top.middles.flatMap((middle) => middle.leaves));
