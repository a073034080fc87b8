import { type Words, words } from '@mall/contract/kernel/language.ts';
import { pictureAddress } from '../../src/content/render-picture.ts';

type ZoneRule = { kind: 'class' | 'brand' | 'label' | 'source'; names: readonly string[] };

export type DemoZone = {
  id: number;
  key: string;
  kind: 'big_customer' | 'channel' | 'green' | 'photovoltaic' | 'private_brand' | 'power_goods' | 'cross_border';
  names: Words;
  welcome: Words;
  skin: Record<string, string>;
  banner: string;
  logo: string;
  /** By name; ids are found when they are loaded. */
  rules: readonly ZoneRule[];
};

const banner = (name: string) => pictureAddress('banners', `banner-${name}`);
const logo = (name: string) => pictureAddress('brand', `zone-${name}`);

export const zones: readonly DemoZone[] = [
  {
    id: 1,
    key: 'big_customer',
    kind: 'big_customer',
    skin: { brand: '#1d4e89', deep: '#123054', action: '#d97706' },
    banner: banner('key-account'),
    logo: logo('big-customer'),
    names: words(
      '大客户专区',
      'Key account zone',
      'Espace grands comptes',
      'Zona de grandes clientes',
      'Área de grandes clientes',
      'Зона крупных клиентов',
    ),
    welcome: words(
      '欢迎进入大客户专区，您的协议目录与账期已生效',
      'Welcome to your key account zone: contract catalogue and payment terms apply',
      'Bienvenue dans votre espace grands comptes : catalogue et conditions négociés appliqués',
      'Bienvenido a su zona de grandes clientes: se aplican su catálogo y condiciones',
      'Bem-vindo à sua área de grandes clientes: catálogo e condições contratados em vigor',
      'Добро пожаловать в зону крупных клиентов: действуют ваш каталог и условия оплаты',
    ),
    rules: [
      {
        kind: 'class',
        names: ['电线电缆', '变压器与箱变', '开关设备与配电柜', '低压电器与照明', '安全工器具与劳动防护', '工业自动化与电机'],
      },
    ],
  },
  {
    id: 2,
    key: 'channel',
    kind: 'channel',
    skin: { brand: '#00695c', deep: '#003d36', action: '#ff8f00' },
    banner: banner('channel'),
    logo: logo('big-customer'),
    names: words('集团公司频道', 'Group company channel', 'Canal du groupe', 'Canal del grupo', 'Canal do grupo', 'Канал группы компаний'),
    welcome: words(
      '您好，欢迎来到集团公司专属频道',
      'Welcome to the group company channel',
      'Bienvenue sur le canal du groupe',
      'Bienvenido al canal del grupo',
      'Bem-vindo ao canal do grupo',
      'Добро пожаловать на канал группы компаний',
    ),
    rules: [
      { kind: 'class', names: ['电线电缆', '变压器与箱变', '绝缘子与线路金具', '铁塔钢构与杆塔', '电能计量与采集', '继电保护与自动化'] },
    ],
  },
  {
    id: 3,
    key: 'green',
    kind: 'green',
    skin: { brand: '#2e7d32', deep: '#1b5e20', action: '#7cb342' },
    banner: banner('green'),
    logo: logo('green'),
    names: words('绿色专区', 'Green zone', 'Espace vert', 'Zona verde', 'Zona verde', 'Зелёная зона'),
    welcome: words(
      '绿色采购，低碳同行',
      'Buy green, cut carbon',
      'Achetez vert, réduisez le carbone',
      'Compra verde, menos carbono',
      'Compra verde, menos carbono',
      'Зелёные закупки, меньше углерода',
    ),
    rules: [{ kind: 'label', names: ['green'] }],
  },
  {
    id: 4,
    key: 'photovoltaic',
    kind: 'photovoltaic',
    skin: { brand: '#0b63a5', deep: '#083d66', action: '#ffb300' },
    banner: banner('pv-field'),
    logo: logo('pv'),
    names: words('光伏专区', 'Photovoltaic zone', 'Espace photovoltaïque', 'Zona fotovoltaica', 'Zona fotovoltaica', 'Зона фотовольтаики'),
    welcome: words(
      '组件、逆变器、支架整站配齐',
      'Modules, inverters and brackets for the whole plant',
      'Modules, onduleurs et supports pour toute la centrale',
      'Módulos, inversores y soportes para toda la planta',
      'Módulos, inversores e suportes para toda a usina',
      'Модули, инверторы и крепления для всей станции',
    ),
    rules: [{ kind: 'class', names: ['光伏与新能源发电'] }],
  },
  {
    id: 5,
    key: 'private_brand',
    kind: 'private_brand',
    skin: { brand: '#7b3f00', deep: '#4e2800', action: '#ff8f00' },
    banner: banner('warehouse'),
    logo: logo('private-brand'),
    names: words('自有品牌', 'Own brands', 'Marques propres', 'Marcas propias', 'Marcas próprias', 'Собственные марки'),
    welcome: words(
      '自营质检，七天无忧',
      'Our own quality checks, seven days to return',
      'Contrôle qualité maison, retour sous sept jours',
      'Control de calidad propio, siete días para devolver',
      'Controle de qualidade próprio, sete dias para devolver',
      'Собственный контроль качества, возврат семь дней',
    ),
    rules: [{ kind: 'brand', names: ['匠榫', '安昭', '知澜', '聚霖'] }],
  },
  {
    id: 6,
    key: 'power_goods',
    kind: 'power_goods',
    skin: { brand: '#00796b', deep: '#004d40', action: '#ff8f00' },
    banner: banner('substation'),
    logo: logo('power-goods'),
    names: words(
      '电力工业品',
      'Power industry goods',
      'Produits pour l’industrie électrique',
      'Productos para la industria eléctrica',
      'Produtos para o setor elétrico',
      'Товары для электроэнергетики',
    ),
    welcome: words(
      '高低压成套，品质可溯',
      'High and low voltage equipment with traceable quality',
      'Équipements haute et basse tension, qualité traçable',
      'Equipos de alta y baja tensión con calidad trazable',
      'Equipamentos de alta e baixa tensão com qualidade rastreável',
      'Оборудование высокого и низкого напряжения с прослеживаемым качеством',
    ),
    rules: [
      {
        kind: 'class',
        names: [
          '电线电缆',
          '变压器与箱变',
          '开关设备与配电柜',
          '低压电器与照明',
          '绝缘子与线路金具',
          '铁塔钢构与杆塔',
          '电能计量与采集',
          '继电保护与自动化',
        ],
      },
    ],
  },
  {
    id: 7,
    key: 'cross_border',
    kind: 'cross_border',
    skin: { brand: '#14507f', deep: '#0b3150', action: '#e07b39' },
    banner: banner('port'),
    logo: logo('cross-border'),
    names: words(
      '跨境专区',
      'Cross-border zone',
      'Espace transfrontalier',
      'Zona transfronteriza',
      'Zona internacional',
      'Трансграничная зона',
    ),
    welcome: words(
      '跨境直通，全球供货',
      'Straight across the border, supplied worldwide',
      'Directement au-delà des frontières, livré dans le monde entier',
      'Directo a través de la frontera, suministro mundial',
      'Direto além da fronteira, fornecimento mundial',
      'Прямые поставки по всему миру',
    ),
    rules: [{ kind: 'source', names: ['cross'] }],
  },
];

/** Which zone a company's buyers find themselves in. */
export const zoneOfCompany: readonly { companyId: number; zoneId: number }[] = [{ companyId: 6, zoneId: 1 }];
