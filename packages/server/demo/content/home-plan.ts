/** What the home page shows, by the names of classes. */
type Link = { title: string; classes?: string; keyword?: string; page?: string; subtitle?: string; image?: string };

export type HomeFloor = {
  style: 1 | 2 | 3 | 4;
  title: string;
  subtitle: string;
  /** The class that 更多 leads to. */
  more?: string;
  head: readonly string[];
  chips: readonly string[];
  banner?: Link;
  main: readonly string[];
  hero?: string;
  ranking: readonly string[];
  kits: readonly { title: string; subtitle: string; classes: string; goods: readonly { leaf: string; caption: string }[] }[];
};

const none = { head: [], chips: [], main: [], ranking: [], kits: [] };

export const homeFloors: readonly HomeFloor[] = [
  {
    ...none,
    style: 1,
    title: '电线电缆',
    subtitle: '国标足米，盘盘可溯源',
    more: '电线电缆',
    head: ['电力电缆', '架空导线', '布电线与软电缆', '控制与特种电缆', '电缆附件与桥架'],
    chips: ['YJV', 'YJV22', 'BV', 'BVR', 'KVVP', 'JKLYJ', 'ADSS', 'OPGW'],
    banner: { title: '铜缆集采', subtitle: '铜价联动，锁价 15 天；整盘直发，裁切免费', classes: '电力电缆', image: 'cable-armoured-3c' },
    main: ['中压电力电缆', '低压电力电缆', '单芯铜芯布电线', '控制电缆', '钢芯铝绞线', '架空绝缘导线', '铜铝接线端子', '电缆终端头'],
  },
  {
    ...none,
    style: 2,
    title: '变配电设备',
    subtitle: '型式试验报告齐全，支持驻厂监造',
    more: '变压器与箱变',
    head: ['油浸式配电变压器', '高压开关柜', '箱式变电站', '互感器'],
    hero: '三相油浸式变压器',
    main: ['铠装移开式开关柜', '塑壳断路器', '微型断路器', '环网柜', '盘形悬式瓷绝缘子', '户内真空断路器'],
    ranking: ['低压电流互感器', '氧化锌避雷器', '动力配电箱', '跌落式熔断器', '低压并联电容器'],
  },
  {
    ...none,
    style: 3,
    title: '按工程场景选购',
    subtitle: '成套清单，一次配齐',
    kits: [
      {
        title: '10kV 配电房新建',
        subtitle: '进线柜、变压器、电缆一次配齐',
        classes: '开关设备与配电柜',
        goods: [
          { leaf: '铠装移开式开关柜', caption: '进线柜' },
          { leaf: '三相油浸式变压器', caption: '变压器' },
          { leaf: '中压电力电缆', caption: '高压电缆' },
        ],
      },
      {
        title: '分布式光伏 1MW',
        subtitle: '组件、逆变器到并网计量',
        classes: '光伏与新能源发电',
        goods: [
          { leaf: '单晶光伏组件', caption: '光伏组件' },
          { leaf: '组串式光伏逆变器', caption: '逆变器' },
          { leaf: '三相智能电能表', caption: '计量表' },
        ],
      },
      {
        title: '线路检修与安全防护',
        subtitle: '按安规配置，随货附试验报告',
        classes: '安全工器具与劳动防护',
        goods: [
          { leaf: '电力安全帽', caption: '安全帽' },
          { leaf: '绝缘手套', caption: '绝缘手套' },
          { leaf: '钳形电流表', caption: '钳形表' },
        ],
      },
    ],
  },
  {
    ...none,
    style: 1,
    title: '光伏与储能',
    subtitle: '整站配齐，并网无忧',
    more: '光伏与新能源发电',
    head: ['光伏组件', '光伏逆变设备', '光伏支架与直流附件', '电池与储能系统', '电动车辆充电设备'],
    chips: ['双玻组件', '组串式', '微逆', '光伏线', '汇流箱', '储能柜', '直流桩', 'UPS'],
    banner: {
      title: '追光计划',
      subtitle: '组件、逆变器、支架同车发运；并网资料随货交付',
      classes: '光伏组件',
      image: 'pv-module-bifacial',
    },
    main: [
      '单晶光伏组件',
      '组串式光伏逆变器',
      '固定式光伏支架',
      '光伏直流汇流箱',
      '工商业储能一体柜',
      '直流快速充电桩',
      '交流充电桩',
      '在线式不间断电源',
    ],
  },
  {
    ...none,
    style: 4,
    title: '安全工器具与工具',
    subtitle: '逐支编号，试验报告可查',
    more: '安全工器具与劳动防护',
    head: ['绝缘安全工器具', '个人绝缘防护', '头部与坠落防护', '液压与压接工具', '手动工具'],
    main: [
      '电力安全帽',
      '绝缘手套',
      '高压验电器',
      '携带型短路接地线',
      '全身式安全带',
      '手动液压压接钳',
      '绝缘钳具',
      '电工组合工具箱',
      '数字万用表',
      '红外热像仪',
    ],
  },
];

/** Laid out, but not shown yet: the preview has something to show. */
export const draftFloors: readonly HomeFloor[] = [
  {
    ...none,
    style: 4,
    title: '迎峰度冬保供',
    subtitle: '提前备货，区域仓直发',
    more: '变压器与箱变',
    head: ['油浸式配电变压器', '电力电缆'],
    main: ['三相油浸式变压器', '中压电力电缆', '在线式不间断电源', '工商业储能一体柜', '绝缘手套'],
  },
];

/** Four blocks of four classes under the floors. */
export const classBlocks: readonly { title: string; classes: string; leaves: readonly { leaf: string; name: string }[] }[] = [
  {
    title: '低压电器',
    classes: '低压电器与照明',
    leaves: [
      { leaf: '微型断路器', name: '小型断路器' },
      { leaf: '塑壳断路器', name: '塑壳断路器' },
      { leaf: '交流接触器', name: '接触器' },
      { leaf: '动力配电箱', name: '配电箱' },
    ],
  },
  {
    title: '新能源',
    classes: '光伏与新能源发电',
    leaves: [
      { leaf: '单晶光伏组件', name: '光伏组件' },
      { leaf: '组串式光伏逆变器', name: '逆变器' },
      { leaf: '光伏直流电缆', name: '光伏电缆' },
      { leaf: '光伏并网配电箱', name: '并网箱' },
    ],
  },
  {
    title: '线路与附件',
    classes: '绝缘子与线路金具',
    leaves: [
      { leaf: '铜铝接线端子', name: '接线端子' },
      { leaf: '盘形悬式瓷绝缘子', name: '绝缘子' },
      { leaf: '电缆终端头', name: '电缆终端' },
      { leaf: '耐张线夹', name: '耐张线夹' },
    ],
  },
  {
    title: '工具安防',
    classes: '安全工器具与劳动防护',
    leaves: [
      { leaf: '钳形电流表', name: '钳形仪表' },
      { leaf: '绝缘手套', name: '绝缘手套' },
      { leaf: '电力安全帽', name: '安全帽' },
      { leaf: 'LED防爆灯', name: '防爆照明' },
    ],
  },
];

/** Home banners and the three small promotions beside the menu. */
export const homeBanners: readonly Link[] = [
  { title: '电网物资 一站直达', subtitle: '电缆 · 变压器 · 开关设备 现货直供', image: 'banner-grid-dawn', classes: '电线电缆' },
  { title: '追光逐绿 光伏优选', subtitle: '组件 · 逆变器 · 支架 整站配齐', image: 'banner-pv-field', page: '/photovoltaic' },
  { title: '高低压成套 品质可溯', subtitle: '开关柜 · 断路器 · 互感器 型式试验齐全', image: 'banner-substation', page: '/channelDLGYP' },
  { title: '限时秒杀 低至五折', subtitle: '每日 10 / 14 / 20 点准时开抢 数量有限', image: 'banner-seckill', page: '/seckillZone' },
  { title: '区域仓直发 次日可达', subtitle: '20 个区域仓 · 常备库存 · 送货上门', image: 'banner-warehouse', page: '/privateBrand' },
];

export const homePromos: readonly Link[] = [
  { title: '自有品牌', subtitle: '自营质检，七天无忧退', image: 'mcb-3p', page: '/privateBrand' },
  { title: '光伏专区', subtitle: '组件、逆变器整站配齐', image: 'pv-module-mono', page: '/photovoltaic' },
  { title: '安全劳保', subtitle: '逐支编号，附试验报告', image: 'helmet', classes: '安全工器具与劳动防护' },
];
