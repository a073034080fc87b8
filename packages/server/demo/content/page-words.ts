import { type Words, words } from '@mall/contract/kernel/language.ts';

/** The main navigation, in its order. */
export const navigation: readonly { url: string; name: Words }[] = [
  { url: '/', name: words('首页', 'Home', 'Accueil', 'Inicio', 'Início', 'Главная') },
  { url: '/seckillZone', name: words('限时秒杀', 'Flash sale', 'Vente flash', 'Venta relámpago', 'Venda relâmpago', 'Распродажа') },
  { url: '/couponCenter', name: words('领券中心', 'Coupons', 'Coupons', 'Cupones', 'Cupons', 'Купоны') },
  {
    url: '/privateBrand',
    name: words('自有品牌', 'Own brands', 'Marques propres', 'Marcas propias', 'Marcas próprias', 'Собственные марки'),
  },
  {
    url: '/channelDLGYP',
    name: words('电力工业品', 'Power goods', 'Produits électriques', 'Productos eléctricos', 'Produtos elétricos', 'Электротовары'),
  },
  { url: '/photovoltaic', name: words('光伏专区', 'Photovoltaics', 'Photovoltaïque', 'Fotovoltaica', 'Fotovoltaica', 'Фотовольтаика') },
  { url: '/green', name: words('绿色专区', 'Green zone', 'Espace vert', 'Zona verde', 'Zona verde', 'Зелёная зона') },
  {
    url: '/customer',
    name: words('大客户专区', 'Key accounts', 'Grands comptes', 'Grandes clientes', 'Grandes clientes', 'Крупные клиенты'),
  },
  { url: '/internation', name: words('跨境专区', 'Cross-border', 'International', 'Internacional', 'Internacional', 'За рубеж') },
  {
    url: '/internation/industryOptimization',
    name: words('行业优选', 'Top suppliers', 'Meilleurs fournisseurs', 'Mejores proveedores', 'Melhores fornecedores', 'Лучшие поставщики'),
  },
  {
    url: '/internation/purchase',
    name: words('企业采购', 'Corporate buying', 'Achats d’entreprise', 'Compras de empresa', 'Compras corporativas', 'Закупки компаний'),
  },
];

export const slogans: readonly { image: string; title: Words; subtitle: Words }[] = [
  {
    image: 'service-quality',
    title: words('正品保障', 'Genuine goods', 'Produits authentiques', 'Productos auténticos', 'Produtos autênticos', 'Подлинные товары'),
    subtitle: words(
      '入驻厂家资质逐一核验，假一赔十',
      'Every maker is verified; ten times your money back for a fake',
      'Chaque fabricant est vérifié ; dix fois remboursé en cas de contrefaçon',
      'Cada fabricante está verificado; diez veces su dinero si es falso',
      'Cada fabricante é verificado; dez vezes o valor se for falso',
      'Каждый производитель проверен; за подделку вернём вдесятеро',
    ),
  },
  {
    image: 'service-delivery',
    title: words('准时到货', 'On-time delivery', 'Livraison à l’heure', 'Entrega puntual', 'Entrega pontual', 'Доставка в срок'),
    subtitle: words(
      '到工地、到仓库，货期写进合同',
      'To the site or the warehouse, with the date in the contract',
      'Au chantier ou à l’entrepôt, avec le délai au contrat',
      'A la obra o al almacén, con el plazo en el contrato',
      'Na obra ou no armazém, com o prazo no contrato',
      'На объект или склад, срок указан в договоре',
    ),
  },
  {
    image: 'service-support',
    title: words('账票合规', 'Proper invoices', 'Factures conformes', 'Facturas en regla', 'Faturas em ordem', 'Документы по правилам'),
    subtitle: words(
      '增值税专用发票，账期、对账、合同线上办',
      'VAT invoices; credit terms, statements and contracts online',
      'Factures de TVA ; échéances, relevés et contrats en ligne',
      'Facturas con IVA; plazos, conciliación y contratos en línea',
      'Faturas com IVA; prazos, conciliação e contratos on-line',
      'Счета с НДС; отсрочка, сверка и договоры онлайн',
    ),
  },
];

export const footerGroups: Readonly<Record<string, Words>> = {
  购物指南: words('购物指南', 'Shopping guide', 'Guide d’achat', 'Guía de compra', 'Guia de compras', 'Как купить'),
  配送方式: words('配送方式', 'Delivery', 'Livraison', 'Entrega', 'Entrega', 'Доставка'),
  支付方式: words('支付方式', 'Payment', 'Paiement', 'Pago', 'Pagamento', 'Оплата'),
  售后服务: words('售后服务', 'After-sales', 'Service après-vente', 'Posventa', 'Pós-venda', 'Обслуживание'),
};

export const appCodes: readonly { image: string; title: Words }[] = [
  {
    image: 'code-app',
    title: words('手机 App', 'Mobile app', 'Application mobile', 'Aplicación móvil', 'Aplicativo', 'Мобильное приложение'),
  },
  {
    image: 'code-wechat',
    title: words('微信服务号', 'WeChat account', 'Compte WeChat', 'Cuenta de WeChat', 'Conta WeChat', 'Аккаунт WeChat'),
  },
];
