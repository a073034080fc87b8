import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is wrong with an activity that somebody lays, or why it cannot be changed. */
export const activityErrors = failures('marketing', {
  name_missing: {
    words: words(
      '请填写活动名称',
      'Please enter a name for the activity',
      'Saisissez un nom pour l’opération',
      'Escriba un nombre para la actividad',
      'Informe um nome para a atividade',
      'Введите название акции',
    ),
  },
  price_wrong: {
    words: words(
      '请填写大于 0 的金额',
      'Please enter an amount above 0',
      'Saisissez un montant supérieur à 0',
      'Escriba un importe mayor que 0',
      'Informe um valor maior que 0',
      'Введите сумму больше 0',
    ),
  },
  time_wrong: {
    words: words(
      '请填写正确的时间',
      'Please enter a proper time',
      'Saisissez une heure correcte',
      'Escriba una hora correcta',
      'Informe um horário correto',
      'Укажите верное время',
    ),
  },
  times_wrong: {
    words: words(
      '结束时间须晚于开始时间',
      'The end must be after the beginning',
      'La fin doit être après le début',
      'El fin debe ser posterior al inicio',
      'O fim deve ser depois do início',
      'Окончание должно быть позже начала',
    ),
  },
  time_past: {
    words: words(
      '结束时间已过',
      'The end is over already',
      'La fin est déjà passée',
      'El fin ya ha pasado',
      'O fim já passou',
      'Время окончания уже прошло',
    ),
  },
  least_buyers_wrong: {
    words: words(
      '成团人数须为 2 到 100000',
      'The least number of buyers is 2 to 100000',
      'Le nombre minimal d’acheteurs va de 2 à 100000',
      'El mínimo de compradores es de 2 a 100000',
      'O mínimo de compradores é de 2 a 100000',
      'Наименьшее число покупателей: от 2 до 100000',
    ),
  },
  total_wrong: {
    words: words(
      '活动数量须为正整数',
      'The quantity must be a whole number above 0',
      'La quantité doit être un entier supérieur à 0',
      'La cantidad debe ser un entero mayor que 0',
      'A quantidade deve ser um inteiro maior que 0',
      'Количество должно быть целым числом больше 0',
    ),
  },
  restriction_wrong: {
    words: words(
      '每人限购须为 0 到 200，0 表示不限',
      'The limit for each buyer is 0 to 200; 0 is none',
      'La limite par acheteur va de 0 à 200 ; 0 : aucune',
      'El límite por comprador es de 0 a 200; 0: sin límite',
      'O limite por comprador é de 0 a 200; 0: sem limite',
      'Ограничение на покупателя: от 0 до 200; 0 — без ограничения',
    ),
  },
  steps_wrong: {
    words: words(
      '阶梯从 1 人起，人数递增、价格递减',
      'Steps begin at 1 buyer; buyers rise and prices fall',
      'Les paliers commencent à 1 acheteur ; les acheteurs montent, les prix baissent',
      'Los tramos empiezan en 1 comprador; suben los compradores y bajan los precios',
      'Os degraus começam em 1 comprador; sobem os compradores e caem os preços',
      'Ступени начинаются с 1 покупателя; покупателей больше — цена ниже',
    ),
  },
  reason_missing: {
    words: words('请填写原因', 'Please say why', 'Indiquez la raison', 'Indique el motivo', 'Informe o motivo', 'Укажите причину'),
  },
  not_cheaper: {
    words: words(
      '活动价须低于售价',
      'The activity’s price must be below the usual one',
      'Le prix de l’opération doit être inférieur au prix habituel',
      'El precio de la actividad debe ser menor que el habitual',
      'O preço da atividade deve ser menor que o habitual',
      'Цена акции должна быть ниже обычной',
    ),
  },
  stock_short: {
    words: words(
      '活动数量超过可售库存 {stock}',
      'The quantity is more than the {stock} that can be sold',
      'La quantité dépasse les {stock} disponibles',
      'La cantidad supera las {stock} disponibles',
      'A quantidade passa das {stock} disponíveis',
      'Количество больше доступного остатка {stock}',
    ),
  },
  spec_gone: {
    words: words(
      '该规格不在售',
      'This item is not on sale',
      'Cet article n’est pas en vente',
      'Este artículo no está a la venta',
      'Este item não está à venda',
      'Этот товар не продаётся',
    ),
  },
  spec_busy: {
    words: words(
      '该规格同一时间已有其他活动',
      'This item has another activity at that time',
      'Cet article a une autre opération à ce moment',
      'Este artículo tiene otra actividad en ese momento',
      'Este item tem outra atividade nesse período',
      'У этого товара в это время другая акция',
    ),
  },
  activity_moved: {
    words: words(
      '活动状态已变化，请刷新后重试',
      'The activity has changed meanwhile; please reload',
      'L’opération a changé entre-temps ; rechargez',
      'La actividad ha cambiado; vuelva a cargar',
      'A atividade mudou; recarregue',
      'Акция тем временем изменилась; обновите страницу',
    ),
  },
  targets_missing: {
    words: words(
      '请选择适用的店铺、商品、品牌或品类',
      'Please choose what it holds for',
      'Choisissez à quoi elle s’applique',
      'Elija a qué se aplica',
      'Escolha a que se aplica',
      'Выберите, на что она действует',
    ),
  },
  scope_wrong: {
    words: words(
      '店铺活动只适用于本店或本店商品',
      'A store’s activity holds for the store or its own goods',
      'Une opération de boutique vaut pour la boutique ou ses articles',
      'La actividad de una tienda vale para ella o sus artículos',
      'A atividade de uma loja vale para ela ou seus itens',
      'Акция магазина действует на магазин или его товары',
    ),
  },
  quota_wrong: {
    words: words(
      '发放数量须为正整数',
      'The number to give out must be above 0',
      'La quantité à distribuer doit être supérieure à 0',
      'La cantidad a repartir debe ser mayor que 0',
      'A quantidade deve ser maior que 0',
      'Количество должно быть больше 0',
    ),
  },
  per_member_wrong: {
    words: words(
      '每人限领 1 到 20 张',
      '1 to 20 for each buyer',
      'De 1 à 20 par acheteur',
      'De 1 a 20 por comprador',
      'De 1 a 20 por comprador',
      'От 1 до 20 на покупателя',
    ),
  },
  valid_days_wrong: {
    words: words(
      '有效期须为 1 到 365 天',
      'It can be used for 1 to 365 days',
      'Utilisable de 1 à 365 jours',
      'Válido de 1 a 365 días',
      'Válido de 1 a 365 dias',
      'Срок от 1 до 365 дней',
    ),
  },
  reduction_wrong: {
    words: words(
      '优惠金额不能超过门槛',
      'The reduction cannot be more than the threshold',
      'La réduction ne peut dépasser le seuil',
      'El descuento no puede superar el umbral',
      'O desconto não pode passar do limite',
      'Скидка не может превышать порог',
    ),
  },
  reduction_steps_wrong: {
    words: words(
      '门槛与优惠须逐档递增，优惠不超过门槛',
      'Thresholds and reductions must rise, and none exceed its threshold',
      'Seuils et réductions doivent monter, sans dépasser le seuil',
      'Umbrales y descuentos deben subir sin superar el umbral',
      'Limites e descontos devem subir sem passar do limite',
      'Пороги и скидки должны расти, скидка не больше порога',
    ),
  },
  goods_missing: {
    words: words(
      '请至少选择一个规格',
      'Please choose at least one item',
      'Choisissez au moins un article',
      'Elija al menos un artículo',
      'Escolha ao menos um item',
      'Выберите хотя бы один товар',
    ),
  },
  session_long: {
    words: words(
      '一场不超过 24 小时',
      'A session is no longer than 24 hours',
      'Une session dure 24 heures au plus',
      'Una sesión dura 24 horas como máximo',
      'Uma sessão dura no máximo 24 horas',
      'Сессия не дольше 24 часов',
    ),
  },
  session_overlaps: {
    words: words(
      '与其他场次时间重叠：{name} {time}',
      'It overlaps another session: {name} {time}',
      'Elle chevauche une autre session : {name} {time}',
      'Se solapa con otra sesión: {name} {time}',
      'Sobrepõe outra sessão: {name} {time}',
      'Пересекается с другой сессией: {name} {time}',
    ),
  },
  session_begun_fixed: {
    words: words(
      '本场已开始，时间与价格不能再改',
      'The session has begun: times and prices are fixed',
      'La session a commencé : horaires et prix sont fixés',
      'La sesión ya comenzó: horario y precios son fijos',
      'A sessão começou: horários e preços são fixos',
      'Сессия началась: время и цены не меняются',
    ),
  },
  session_over: {
    words: words(
      '本场已结束',
      'The session is over',
      'La session est terminée',
      'La sesión ha terminado',
      'A sessão terminou',
      'Сессия завершена',
    ),
  },
  below_sold: {
    words: words(
      '活动库存不能少于已售数量 {sold}',
      'The stock cannot be less than the {sold} sold',
      'Le stock ne peut être inférieur aux {sold} vendus',
      'El stock no puede ser menor que los {sold} vendidos',
      'O estoque não pode ser menor que os {sold} vendidos',
      'Запас не может быть меньше проданного {sold}',
    ),
  },
  goods_sold: {
    words: words(
      '该商品已有成交，不能移除，可改库存',
      'Some of it is sold: it cannot be taken out, but its stock can be lowered',
      'Il y a des ventes : impossible de retirer, baissez le stock',
      'Ya hay ventas: no se puede quitar, baje el stock',
      'Já há vendas: não se pode remover, reduza o estoque',
      'Есть продажи: убрать нельзя, уменьшите запас',
    ),
  },
  applied_already: {
    words: words(
      '该规格已报名本场',
      'This item is applied for already',
      'Cet article est déjà proposé',
      'Este artículo ya está solicitado',
      'Este item já foi inscrito',
      'Этот товар уже заявлен',
    ),
  },
});
