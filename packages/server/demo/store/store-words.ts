import { join } from 'node:path';
import type { Words } from '@mall/contract/kernel/language.ts';
import { readWords } from '../../src/kernel/read-words.ts';
import type { StoreLicence } from '../../src/store/store.table.ts';

type CrossWords = {
  name: string;
  company: string;
  licence: Partial<StoreLicence>;
};

const licence = (
  legalRepresentative: string,
  registeredCapital: string,
  city: string,
  address: string,
  businessScope: string,
  until?: 'unlimited',
): CrossWords['licence'] => ({
  legalRepresentative,
  registeredCapital: `CNY ${registeredCapital} million`,
  registrationAuthority: `${city} Administration for Market Regulation (demo)`,
  address,
  businessScope,
  ...(until && { validUntil: 'no end date' }),
});

/** What they say of themselves, by their Chinese name. */
const introductions = new Map(readWords(join(import.meta.dirname, '../data/words/stores.tsv')));
export const introductionsOf = (name: string): Partial<Words> => {
  const { zh: _name, ...abroad } = introductions.get(name) ?? {};
  return abroad;
};

/** What foreign buyers read about the stores that sell abroad. */
export const crossStoreWords: Readonly<Record<string, CrossWords>> = {
  曜禾海外光储馆: {
    name: 'Yaohe Overseas Solar & Storage',
    company: 'Zhejiang Yaohe New Energy Technology Import & Export Co., Ltd.',
    licence: licence(
      'Yin Yilan',
      '10',
      'Ningbo',
      '43 Sample Industrial Park, Ningbo, Zhejiang',
      'Sale and technical service of PV modules, inverters, mounting systems and wind power parts; sale, installation and maintenance of storage, charging and power supply equipment',
    ),
  },
  电桥跨境仪表馆: {
    name: 'Bridge Instruments International',
    company: 'Shanghai Bridge Test Instruments Import & Export Co., Ltd.',
    licence: licence(
      'Zou Zhiyuan',
      '2',
      'Shanghai',
      '2 Sample Industrial Park, Shanghai',
      'Sale, calibration and rental of instruments and test equipment',
      'unlimited',
    ),
  },
  海岳安全防护出口店: {
    name: 'Haiyue Safety Export',
    company: 'Jiangsu Haiyue Safety Equipment Import & Export Co., Ltd.',
    licence: licence(
      'Ruan Wangshu',
      '20',
      'Lianyungang',
      '59 Sample Industrial Park, Lianyungang, Jiangsu',
      'Manufacture and sale of safety tools, personal protection and fire-fighting goods',
      'unlimited',
    ),
  },
  拓锤工具跨境店: {
    name: 'Tuochui Tools International',
    company: 'Zhejiang Tuochui Tools Import & Export Co., Ltd.',
    licence: licence(
      'Zou Jingcheng',
      '5',
      'Jinhua',
      '59 Sample Industrial Park, Jinhua, Zhejiang',
      'Manufacture and sale of power tools, hand tools and line construction tools',
    ),
  },
  启枢自动化海外店: {
    name: 'Qishu Automation Overseas',
    company: 'Guangdong Qishu Drives & Control Import & Export Co., Ltd.',
    licence: licence(
      'Luo Mingche',
      '2',
      'Shenzhen',
      '28 Sample Industrial Park, Shenzhen, Guangdong',
      'Sale and technical service of motors, automation equipment, pumps and valves',
      'unlimited',
    ),
  },
  皓域照明国际馆: {
    name: 'Haoyu Lighting International',
    company: 'Guangdong Haoyu Electric & Lighting Import & Export Co., Ltd.',
    licence: licence(
      'Gu Weizhen',
      '50',
      'Zhongshan',
      '1 Sample Industrial Park, Zhongshan, Guangdong',
      'Manufacture and sale of low-voltage apparatus and luminaires',
      'unlimited',
    ),
  },
  箱屿成套跨境店: {
    name: 'Xiangyu Switchgear Export',
    company: 'Tianjin Xiangyu Transformer Import & Export Co., Ltd.',
    licence: licence(
      'Qiao Yunjing',
      '5',
      'Tianjin',
      '12 Sample Industrial Park, Tianjin',
      'Manufacture and sale of transformers, prefabricated substations and switchgear',
    ),
  },
  缆岳电缆出口店: {
    name: 'Lanyue Cable Export',
    company: 'Tianjin Lanyue Cable Import & Export Co., Ltd.',
    licence: licence(
      'Zhuang Huaijin',
      '5',
      'Tianjin',
      '52 Sample Industrial Park, Tianjin',
      'Manufacture and sale of wires, cables and accessories',
      'unlimited',
    ),
  },
};

/** What a store is called by readers abroad. */
export const latinStoreName = (name: string): string => crossStoreWords[name]?.name ?? homeStoreNames[name] ?? '';

/** The other stores: their goods stand beside those above where similar ones are shown. */
const homeStoreNames: Readonly<Record<string, string>> = {
  光储自营旗舰仓: 'Mall Solar & Storage',
  安全工器具自营店: 'Mall Safety Tools',
  仪表工具自营店: 'Mall Instruments & Tools',
  办公综合自营店: 'Mall Office Supplies',
  曜禾光伏旗舰店: 'Yaohe Solar',
  霁峰逆变器专营店: 'Jifeng Inverters',
  朔川支架直供店: 'Shuochuan Mounting Systems',
  砾原风电备件店: 'Liyuan Wind Spares',
  沃岭发电设备店: 'Woling Generators',
  衡屿储能方案店: 'Hengyu Storage',
  驰桩充电设备店: 'Chizhuang Charging',
  恒济源电源专营店: 'Hengjiyuan Power Supplies',
  稳澜蓄电池店: 'Wenlan Batteries',
  测衡仪表旗舰店: 'Ceheng Instruments',
  谛微检测技术店: 'Diwei Testing',
  准岳高压试验店: 'Zhunyue High-Voltage Test',
  翎巡无人机专营店: 'Lingxun Drones',
  护川绝缘工具店: 'Huchuan Insulating Tools',
  安砺防护旗舰店: 'Anli Protection',
  御弧服装专营店: 'Yuhu Arc Clothing',
  赤哨消防器材店: 'Chishao Fire Equipment',
  劲骨工具旗舰店: 'Jingu Tools',
  砺辰工具专营店: 'Lichen Tools',
  线骁施工机具店: 'Xianxiao Line Construction',
  旋岳电机旗舰店: 'Xuanyue Motors',
  驭频传动专营店: 'Yupin Drives',
  启枢自动化店: 'Qishu Automation',
  湍恒泵阀店: 'Tuanheng Pumps & Valves',
  络衡通信专营店: 'Luoheng Communication',
  断岳低压旗舰店: 'Duanyue Low Voltage',
  触原控制电器店: 'Chuyuan Control Gear',
  皓域照明旗舰店: 'Haoyu Lighting',
  炬野路灯直供店: 'Juye Street Lighting',
  缆岳电缆旗舰店: 'Lanyue Cable',
  磁衡源变压器店: 'Cihengyuan Transformers',
  继岚保护自动化店: 'Jilan Protection & Automation',
};
