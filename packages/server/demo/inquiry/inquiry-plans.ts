/** The stores of the demo whose people sign in, by the last figure of their number. */
export type Seat = 1 | 2 | 3 | 4;
export type PlannedLine = { name: string; description: string; num: number; unit: string };

export type InquiryPlan = {
  by: 'administrator' | 'purchaser';
  title: string;
  className: string;
  /** So many days ago it was released, so many from now quotes are taken. */
  ago: number;
  days: number;
  budget: string;
  budgetShown?: boolean;
  rankShown?: boolean;
  quotesLeast?: number;
  country?: string;
  place: string;
  payTerms: string;
  lines: readonly PlannedLine[];
  asked: readonly Seat[];
};

const line = (name: string, description: string, num: number, unit: string): PlannedLine => ({ name, description, num, unit });

const cables = [
  line('YJV22-8.7/15kV 3×240', '铜芯、钢带铠装、国标 GB/T 12706.2，整盘 500 米', 1500, '米'),
  line('YJV22-8.7/15kV 3×120', '铜芯、钢带铠装、国标，整盘 500 米', 800, '米'),
  line('10kV 冷缩户外终端头 3×240', '含接线端子、支架，附型式试验报告', 24, '套'),
];
const yard = '天津市宁河区 宁河站项目部料场';
const roof = '天津市滨海新区 海晶园区 3 号库';

/** What the first company asks, one for each thing that can become of it. */
export const inquiryPlans = {
  running: {
    by: 'purchaser',
    title: '宁河 35kV 变电站扩建 10kV 交联电缆采购',
    className: '中压电力电缆',
    ago: 3,
    days: 7,
    budget: '1480000.00',
    rankShown: true,
    quotesLeast: 3,
    place: yard,
    payTerms: '采购额度月结，30 至 60 天均可',
    lines: cables,
    asked: [1, 2, 3, 4],
  },
  export: {
    by: 'administrator',
    title: '哈萨克斯坦 20MW 光伏电站逆变器与直流汇流箱',
    className: '组串式光伏逆变器',
    ago: 1,
    days: 12,
    budget: '2600000.00',
    budgetShown: true,
    country: 'KZ',
    place: '阿拉木图 铁路货场',
    payTerms: '信用证或电汇，发货前付清',
    lines: [
      line('组串式逆变器 100kW', '三相 400V，IP66，附俄文说明书与 EAC 认证', 180, '台'),
      line('直流汇流箱 16 路', '1500V，含防雷与熔断器', 90, '台'),
    ],
    asked: [1, 2, 3, 4],
  },
  answered: {
    by: 'administrator',
    title: '海晶园区屋顶光伏二期组件与支架',
    className: '单晶光伏组件',
    ago: 4,
    days: 3,
    budget: '920000.00',
    rankShown: true,
    place: roof,
    payTerms: '货到验收后 30 天',
    lines: [
      line('N 型双面双玻组件 580W', '效率不低于 22.5%，线损保证 30 年', 1800, '块'),
      line('铝合金夹具', '彩钢瓦 760 型，含防水垫', 7200, '套'),
    ],
    asked: [1, 3, 4],
  },
  secondRound: {
    by: 'purchaser',
    title: '配电房塑壳断路器与接触器年度备件',
    className: '塑壳断路器',
    ago: 9,
    days: 2,
    budget: '186000.00',
    rankShown: true,
    place: yard,
    payTerms: '月结 60 天',
    lines: [line('塑壳断路器 250A/3P', '分断能力 50kA，附 CCC 证书', 120, '台'), line('交流接触器 95A', '线圈 AC220V', 260, '台')],
    asked: [1, 2, 3],
  },
  opened: {
    by: 'purchaser',
    title: '储能站低压电力电缆与接线端子',
    className: '低压电力电缆',
    ago: 8,
    days: 5,
    budget: '520000.00',
    rankShown: true,
    place: roof,
    payTerms: '货到验收后 30 天',
    lines: [
      line('YJV-0.6/1kV 4×185+1×95', '铜芯，国标，整盘 300 米', 900, '米'),
      line('铜铝接线端子 DTL-185', '过渡端子，附检验报告', 400, '只'),
    ],
    asked: [1, 2, 3, 4],
  },
  awarded: {
    by: 'purchaser',
    title: '办公楼配电改造微型断路器',
    className: '微型断路器',
    ago: 12,
    days: 5,
    budget: '68000.00',
    rankShown: true,
    place: yard,
    payTerms: '月结 30 天',
    lines: [line('微型断路器 C63/2P', '分断能力 6kA', 1200, '只'), line('剩余电流断路器 C40/2P 30mA', '电磁式，附 CCC 证书', 600, '只')],
    asked: [1, 2, 3],
  },
  papersIn: {
    by: 'administrator',
    title: '充电场站交流充电桩 7kW',
    className: '交流充电桩',
    ago: 26,
    days: 6,
    budget: '360000.00',
    place: roof,
    payTerms: '货到验收后 30 天',
    lines: [line('交流充电桩 7kW', '壁挂式，4G 通信，附互操作测试报告', 160, '台')],
    asked: [1, 3, 4],
  },
  papersAccepted: {
    by: 'administrator',
    title: '集电线路光伏直流电缆 4mm²',
    className: '光伏直流电缆',
    ago: 48,
    days: 7,
    budget: '210000.00',
    rankShown: true,
    place: yard,
    payTerms: '月结 60 天',
    lines: [line('PV1-F 1×4mm²', '镀锡铜，TÜV 认证，红黑各半', 60000, '米')],
    asked: [1, 2, 4],
  },
  failed: {
    by: 'purchaser',
    title: '集装箱储能系统 2.5MW/5MWh',
    className: '集装箱式储能系统',
    ago: 33,
    days: 7,
    budget: '3200000.00',
    place: roof,
    payTerms: '合同签订付 30%，到货付 60%，质保付 10%',
    lines: [line('集装箱储能系统', '液冷，含 PCS 与消防，20 尺', 2, '套')],
    asked: [1, 3, 4],
  },
  lacking: {
    by: 'administrator',
    title: '全介质自承式光缆 ADSS-24B1',
    className: '全介质自承式光缆',
    ago: 20,
    days: 4,
    budget: '96000.00',
    quotesLeast: 2,
    place: yard,
    payTerms: '月结 30 天',
    lines: [line('ADSS-24B1-300m', '档距 300 米，AT 外护套', 12000, '米')],
    asked: [1, 2, 3],
  },
  cancelled: {
    by: 'purchaser',
    title: '站区 LED 路灯更换',
    className: 'LED路灯',
    ago: 15,
    days: 6,
    budget: '54000.00',
    place: yard,
    payTerms: '月结 30 天',
    lines: [line('LED 路灯 120W', 'IP66，色温 4000K，含灯臂', 90, '盏')],
    asked: [1, 2, 3],
  },
  draft: {
    by: 'purchaser',
    title: '主变直流屏与蓄电池更换',
    className: '变电站直流电源屏',
    ago: 0,
    days: 10,
    budget: '150000',
    place: '',
    payTerms: '',
    lines: [line('变电站直流电源屏 220V/200Ah', '双充双馈', 1, '套')],
    asked: [1],
  },
} as const satisfies Record<string, InquiryPlan>;
