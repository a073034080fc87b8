import { type Words, words } from '../kernel/language.ts';

export const compareGroups = ['price', 'basic', 'performance', 'size', 'service'] as const;
export type CompareGroup = (typeof compareGroups)[number];

export const groupNames: Readonly<Record<CompareGroup, Words>> = {
  price: words('价格与交付', 'Price and delivery', 'Prix et livraison', 'Precio y entrega', 'Preço e entrega', 'Цена и поставка'),
  basic: words('基本参数', 'Parameters', 'Paramètres', 'Parámetros', 'Parâmetros', 'Параметры'),
  performance: words(
    '性能与损耗',
    'Performance and losses',
    'Performances et pertes',
    'Rendimiento y pérdidas',
    'Desempenho e perdas',
    'Показатели и потери',
  ),
  size: words('外形与重量', 'Size and weight', 'Dimensions et poids', 'Tamaño y peso', 'Tamanho e peso', 'Размеры и масса'),
  service: words('店铺与服务', 'Store and service', 'Boutique et service', 'Tienda y servicio', 'Loja e serviço', 'Магазин и сервис'),
};

/** Rows that every comparison may have; parameters are called as their class calls them. */
export const rowNames = {
  price: words('含税单价', 'Price with tax', 'Prix TTC', 'Precio con impuestos', 'Preço com impostos', 'Цена с НДС'),
  taxOut: words('未税单价', 'Price before tax', 'Prix HT', 'Precio sin impuestos', 'Preço sem impostos', 'Цена без НДС'),
  perMetre: words('每米单价', 'Price a metre', 'Prix au mètre', 'Precio por metro', 'Preço por metro', 'Цена за метр'),
  least: words('起订量', 'Minimum order', 'Commande minimale', 'Pedido mínimo', 'Pedido mínimo', 'Минимальный заказ'),
  stock: words('库存', 'Stock', 'Stock', 'Existencias', 'Estoque', 'Наличие'),
  lead: words('货期', 'Lead time', 'Délai', 'Plazo', 'Prazo', 'Срок'),
  breaks: words('阶梯价', 'Price by quantity', 'Prix dégressif', 'Precio por cantidad', 'Preço por quantidade', 'Цена от количества'),
  parity: words(
    '其他店铺同款最低',
    'Lowest elsewhere',
    'Moins cher ailleurs',
    'Más barato en otra tienda',
    'Mais barato em outra loja',
    'Дешевле всего в других магазинах',
  ),
  average: words(
    '品类均价',
    'Average of the class',
    'Moyenne de la catégorie',
    'Media de la categoría',
    'Média da categoria',
    'Средняя по категории',
  ),
  brand: words('品牌', 'Brand', 'Marque', 'Marca', 'Marca', 'Марка'),
  model: words('型号', 'Model', 'Modèle', 'Modelo', 'Modelo', 'Модель'),
  lossCost: words(
    '{years} 年损耗电费',
    'Cost of losses, {years} years',
    'Coût des pertes, {years} ans',
    'Coste de pérdidas, {years} años',
    'Custo das perdas, {years} anos',
    'Стоимость потерь за {years} лет',
  ),
  lifeCost: words(
    '购置价 + 损耗电费',
    'Price + cost of losses',
    'Prix + coût des pertes',
    'Precio + coste de pérdidas',
    'Preço + custo das perdas',
    'Цена + стоимость потерь',
  ),
  weight: words('重量', 'Weight', 'Poids', 'Peso', 'Peso', 'Масса'),
  store: words('店铺', 'Store', 'Boutique', 'Tienda', 'Loja', 'Магазин'),
  score: words('店铺评分', 'Store score', 'Note de la boutique', 'Valoración de la tienda', 'Nota da loja', 'Оценка магазина'),
  standards: words('执行标准', 'Standards', 'Normes', 'Normas', 'Normas', 'Стандарты'),
  certificates: words('资质证书', 'Certificates', 'Certificats', 'Certificados', 'Certificados', 'Сертификаты'),
  warranty: words('质保', 'Warranty', 'Garantie', 'Garantía', 'Garantia', 'Гарантия'),
  invoice: words('发票税率', 'Tax rate', 'Taux de TVA', 'Tipo de IVA', 'Alíquota', 'Ставка НДС'),
} as const satisfies Record<string, Words>;
export type RowName = keyof typeof rowNames;

export const cellWords = {
  days: words('{days} 天', '{days} days', '{days} jours', '{days} días', '{days} dias', '{days} дн.'),
  fromStock: words('现货', 'From stock', 'En stock', 'En stock', 'Em estoque', 'Со склада'),
  made: words('排产', 'Made to order', 'Sur commande', 'Bajo pedido', 'Sob encomenda', 'Под заказ'),
  soldOut: words('缺货', 'Sold out', 'Épuisé', 'Agotado', 'Esgotado', 'Нет в наличии'),
  from: words(
    '{count} {unit}起 {price}',
    'from {count} {unit}: {price}',
    'dès {count} {unit} : {price}',
    'desde {count} {unit}: {price}',
    'a partir de {count} {unit}: {price}',
    'от {count} {unit}: {price}',
  ),
  stores: words(
    '{price}（{count} 家）',
    '{price} ({count} stores)',
    '{price} ({count} boutiques)',
    '{price} ({count} tiendas)',
    '{price} ({count} lojas)',
    '{price} (магазинов: {count})',
  ),
  months: words('{months} 个月', '{months} months', '{months} mois', '{months} meses', '{months} meses', '{months} мес.'),
  best: words('最优', 'Best', 'Meilleur', 'Mejor', 'Melhor', 'Лучшее'),
  highest: words('最高', 'Highest', 'Maximum', 'Máximo', 'Máximo', 'Больше всего'),
  lowest: words('最低', 'Lowest', 'Minimum', 'Mínimo', 'Mínimo', 'Меньше всего'),
  soonest: words('最快', 'Soonest', 'Le plus rapide', 'Más rápido', 'Mais rápido', 'Быстрее всего'),
  most: words('最多', 'Most', 'Maximum', 'Máximo', 'Máximo', 'Больше всего'),
  longest: words('最长', 'Longest', 'La plus longue', 'La más larga', 'A mais longa', 'Дольше всего'),
} as const satisfies Record<string, Words>;
export type BestWord = 'best' | 'lowest' | 'highest' | 'soonest' | 'most' | 'longest';

export const sheetWords = {
  title: words('商品对比', 'Comparison', 'Comparaison', 'Comparación', 'Comparação', 'Сравнение'),
  group: words('分组', 'Group', 'Groupe', 'Grupo', 'Grupo', 'Группа'),
  row: words('参数', 'Parameter', 'Paramètre', 'Parámetro', 'Parâmetro', 'Параметр'),
  differs: words('是否有差异', 'Differs', 'Diffère', 'Difiere', 'Difere', 'Различие'),
  yes: words('有差异', 'Yes', 'Oui', 'Sí', 'Sim', 'Да'),
  itemNumber: words('物料编码', 'Item number', 'Référence', 'Referencia', 'Referência', 'Артикул'),
  formula: words(
    '损耗电费 =（空载损耗 + 负载率² × 负载损耗）÷ 1000 × 年运行小时 × 电价 × 年数；负载率 {load}%，{hours} 小时/年，{kwh} 元/kWh，{years} 年',
    'Cost of losses = (no-load loss + load² × load loss) ÷ 1000 × hours a year × price of energy × years; load {load}%, {hours} h a year, ¥{kwh}/kWh, {years} years',
    'Coût des pertes = (pertes à vide + charge² × pertes en charge) ÷ 1000 × heures par an × prix de l’énergie × années ; charge {load} %, {hours} h par an, {kwh} ¥/kWh, {years} ans',
    'Coste de pérdidas = (pérdidas en vacío + carga² × pérdidas en carga) ÷ 1000 × horas al año × precio de la energía × años; carga {load} %, {hours} h al año, {kwh} ¥/kWh, {years} años',
    'Custo das perdas = (perdas em vazio + carga² × perdas em carga) ÷ 1000 × horas por ano × preço da energia × anos; carga {load}%, {hours} h por ano, {kwh} ¥/kWh, {years} anos',
    'Стоимость потерь = (потери холостого хода + загрузка² × нагрузочные потери) ÷ 1000 × часы в год × цена энергии × годы; загрузка {load} %, {hours} ч в год, {kwh} ¥/кВт·ч, {years} лет',
  ),
} as const satisfies Record<string, Words>;
