import { type Words, words } from '@mall/contract/kernel/language.ts';

export type LabelKey = 'self_operated' | 'in_stock' | 'national_standard' | 'green' | 'cross_border' | 'own_brand' | 'hot' | 'fresh';

type DemoLabel = { id: number; key: LabelKey; names: Words; tone: 'green' | 'amber' | 'red' | 'blue' | 'grey' };

export const labels: readonly DemoLabel[] = [
  {
    id: 1,
    key: 'self_operated',
    tone: 'green',
    names: words('自营', 'Self-operated', 'Vente directe', 'Venta propia', 'Venda própria', 'Собственная продажа'),
  },
  { id: 2, key: 'in_stock', tone: 'grey', names: words('现货', 'In stock', 'En stock', 'En stock', 'Em estoque', 'В наличии') },
  { id: 3, key: 'national_standard', tone: 'blue', names: words('国标', 'GB standard', 'Norme GB', 'Norma GB', 'Norma GB', 'Стандарт GB') },
  { id: 4, key: 'green', tone: 'green', names: words('绿色', 'Green', 'Écologique', 'Ecológico', 'Ecológico', 'Экологичный') },
  {
    id: 5,
    key: 'cross_border',
    tone: 'blue',
    names: words('跨境', 'Cross-border', 'Transfrontalier', 'Transfronterizo', 'Transfronteiriço', 'Трансграничный'),
  },
  {
    id: 6,
    key: 'own_brand',
    tone: 'amber',
    names: words('自有品牌', 'Own brand', 'Marque propre', 'Marca propia', 'Marca própria', 'Собственная марка'),
  },
  { id: 7, key: 'hot', tone: 'red', names: words('热销', 'Best seller', 'Meilleure vente', 'Más vendido', 'Mais vendido', 'Хит продаж') },
  { id: 8, key: 'fresh', tone: 'amber', names: words('新品', 'New', 'Nouveau', 'Nuevo', 'Novo', 'Новинка') },
];

export const labelId: Readonly<Record<LabelKey, number>> = Object.fromEntries(labels.map((label) => [label.key, label.id])) as Record<
  LabelKey,
  number
>;
