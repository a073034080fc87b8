import type { Six } from './six.ts';

/** What people of a store may do. */
export const sellers = {
  'seller:view':
    '进入商家后台|Enter the seller site|Accéder au site vendeur|Entrar en el sitio de vendedores|Entrar no site do vendedor|Входить на сайт продавца',
  'seller:goods:manage': '管理商品|Manage goods|Gérer les articles|Gestionar productos|Gerenciar produtos|Управлять товарами',
  'seller:marketing:manage': '管理营销|Manage activities|Gérer les opérations|Gestionar actividades|Gerenciar atividades|Управлять акциями',
  'seller:orders:view': '查看店铺订单|See orders|Voir les commandes|Ver pedidos|Ver pedidos|Смотреть заказы',
  'seller:orders:handle': '处理店铺订单|Handle orders|Traiter les commandes|Tramitar pedidos|Tratar pedidos|Обрабатывать заказы',
  'seller:afterSales:view': '查看店铺售后|See after-sales|Voir le service après-vente|Ver posventa|Ver pós-venda|Смотреть возвраты',
  'seller:afterSales:handle':
    '处理店铺售后|Handle after-sales|Traiter le service après-vente|Tramitar posventa|Tratar pós-venda|Обрабатывать возвраты',
  'seller:reviews:handle': '回复评价|Answer reviews|Répondre aux avis|Responder a opiniones|Responder avaliações|Отвечать на отзывы',
  'seller:bills:view': '查看店铺账单|See bills|Voir les relevés|Ver cuentas|Ver contas|Смотреть счета',
  'seller:bills:handle': '处理店铺账单|Handle bills|Traiter les relevés|Tramitar cuentas|Tratar contas|Обрабатывать счета',
  'seller:contracts:view': '查看合同|See contracts|Voir les contrats|Ver contratos|Ver contratos|Смотреть договоры',
  'seller:contracts:handle':
    '起草与确认合同|Draft and agree to contracts|Rédiger et accepter des contrats|Redactar y aceptar contratos|Redigir e aceitar contratos|Составлять и согласовывать договоры',
  'seller:contracts:sign':
    '签署合同（授权签署人）|Sign contracts (authorised signatory)|Signer les contrats (signataire habilité)|Firmar contratos (firmante autorizado)|Assinar contratos (signatário autorizado)|Подписывать договоры (уполномоченное лицо)',
  'seller:inquiries:view': '查看询价邀请|See inquiries|Voir les demandes de prix|Ver consultas de precio|Ver cotações|Смотреть запросы цен',
  'seller:inquiries:quote': '报价|Quote|Remettre des offres|Cotizar|Cotar|Подавать предложения',
  'seller:finance:view': '查看店铺财务|See finances|Voir les finances|Ver finanzas|Ver finanças|Смотреть финансы',
  'seller:invoices:view': '查看店铺发票|See invoices|Voir les factures|Ver facturas|Ver faturas|Смотреть счета-фактуры',
  'seller:invoices:handle': '开具店铺发票|Issue invoices|Émettre les factures|Emitir facturas|Emitir faturas|Выставлять счета-фактуры',
  'seller:figures:view': '查看经营数据|See figures|Voir les chiffres|Ver cifras|Ver números|Смотреть показатели',
  'seller:store:manage':
    '装修店铺、更新资质|Decorate, renew papers|Décor et documents|Decorar, renovar documentos|Decorar, renovar documentos|Оформление и документы',
  'seller:people:manage': '管理店铺人员|Manage staff|Gérer le personnel|Gestionar personal|Gerenciar pessoal|Управлять сотрудниками',
} as const satisfies Record<string, Six>;
