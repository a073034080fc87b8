-- What a visitor agrees to when registering: plain text, one paragraph a line.
create table agreement_text (
  kind text primary key check (kind in ('agreement', 'privacy')),
  title text not null check (length(title) between 1 and 80),
  content text not null check (content <> '')
);

-- A text that the provider refused does not make its owner wait for the next one; it still counts for the hour and the day,
-- because a provider that timed out may have delivered it.
alter table sms_code add column failed_at timestamptz;

-- Built-in roles. `individual`, `enterprise`, `seller` and `operator` hold for every account of their kind; the `company_` ones are given to
-- members of a company by its administrator. A permission names a screen of the personal centre by its path.
insert into role (key, name, permissions) values ('individual', '个人会员', array[
  'personalCenterBase:personalCenter:view', 'personalCenterBase:addressManagement:view', 'personalCenterBase:afterSale:view',
  'personalCenterBase:afterSalesExchange:view', 'personalCenterBase:applyAfterSales:view',
  'personalCenterBase:applyAfterSalesSuccess:view', 'personalCenterBase:bindEmail:view', 'personalCenterBase:changeEmial:view',
  'personalCenterBase:changePhone:view', 'personalCenterBase:coupon:view', 'personalCenterBase:couponExplain:view',
  'personalCenterBase:enterpriseAuth:view', 'personalCenterBase:evaluationSheet:view', 'personalCenterBase:favoritesList:view',
  'personalCenterBase:favoriteStoreList:view', 'personalCenterBase:invoiceBase:applyInvoice:view',
  'personalCenterBase:invoiceBase:invoiceText:view', 'personalCenterBase:invoiceBase:invoiceTitle:view',
  'personalCenterBase:invoiceBase:useInvoice:view', 'personalCenterBase:invoiceBase:verificationInvoice:view',
  'personalCenterBase:invoiceManagement:managementList:view', 'personalCenterBase:invoiceManagement:invoiceDetail:view',
  'personalCenterBase:messageNotification:view', 'personalCenterBase:myOrders:view', 'personalCenterBase:myOrdersDetail:view',
  'personalCenterBase:myPoints:view', 'personalCenterBase:myTracks:view', 'personalCenterBase:myTrajectory:view',
  'personalCenterBase:personalData:view', 'personalCenterBase:securitySetting:view'
]);
insert into role (key, name, permissions) select 'enterprise', '企业会员', permissions from role where company_id is null and key = 'individual';
insert into role (key, name, permissions) values ('company_admin', '企业管理员', array[
  'personalCenterBase:billManagement:billManagemantPage:view', 'personalCenterBase:billManagement:accountCreator:view',
  'personalCenterBase:billManagement:amountDetail:view', 'personalCenterBase:billManagement:billingDetails:view',
  'personalCenterBase:billManagement:invoiceCreator:view', 'personalCenterBase:billManagement:invoiceLog:view',
  'personalCenterBase:billManagement:options:view', 'personalCenterBase:comfirmInquiry:view', 'personalCenterBase:concractIndex:view',
  'personalCenterBase:contract:list:view', 'personalCenterBase:contract:signature:view',
  'personalCenterBase:enterpriseAccountManagement:view', 'personalCenterBase:myInquiry:view', 'personalCenterBase:myInquiryDetail:view',
  'personalCenterBase:processBase:processIndex:view', 'personalCenterBase:processBase:processAdd:view',
  'personalCenterBase:processBase:processAddNew:view', 'personalCenterBase:procurementManagement:procurementList:view',
  'personalCenterBase:procurementManagement:projectList:view', 'personalCenterBase:procureQuotaSheet:view',
  'personalCenterBase:reconciliationOrder:view', 'personalCenterBase:reconciliation:view', 'personalCenterBase:requestBuyApprove:view',
  'personalCenterBase:requestBuyApproveDetail:view', 'personalCenterBase:salesInvoice:invoiceConsignee:view',
  'personalCenterBase:salesInvoice:invoiceCtrl:view', 'personalCenterBase:salesInvoice:invoiceText:view',
  'personalCenterBase:salesInvoice:invoiceTitle:view', 'personalCenterBase:salesInvoice:supportInvoiceManage:view',
  'procurementManagement:goodsComp:view', 'procurementManagement:goodsDetails:view', 'procurementManagement:matchGoods:view',
  'procurementManagement:productFiltration:view', 'procurementManagement:productMainPart:view',
  'procurementManagement:searchFirstLevelNew:view', 'procurementManagement:SearchInput:view',
  'procurementManagement:searchPartWhite:view', 'newInquiry:view'
]);
insert into role (key, name, permissions) values ('company_purchaser', '采购员', array[
  'personalCenterBase:comfirmInquiry:view', 'personalCenterBase:myInquiry:view', 'personalCenterBase:myInquiryDetail:view',
  'personalCenterBase:procurementManagement:procurementList:view', 'personalCenterBase:procurementManagement:projectList:view',
  'procurementManagement:goodsComp:view', 'procurementManagement:goodsDetails:view', 'procurementManagement:matchGoods:view',
  'procurementManagement:productFiltration:view', 'procurementManagement:productMainPart:view',
  'procurementManagement:searchFirstLevelNew:view', 'procurementManagement:SearchInput:view',
  'procurementManagement:searchPartWhite:view', 'newInquiry:view', 'personalCenterBase:requestBuyApprove:view',
  'personalCenterBase:requestBuyApproveDetail:view', 'personalCenterBase:procureQuotaSheet:view',
  'personalCenterBase:concractIndex:view', 'personalCenterBase:contract:list:view', 'personalCenterBase:contract:signature:view'
]);
insert into role (key, name, permissions) values ('company_approver', '审批人', array[
  'personalCenterBase:requestBuyApprove:view', 'personalCenterBase:requestBuyApproveDetail:view',
  'personalCenterBase:procureQuotaSheet:view'
]);
insert into role (key, name, permissions) values ('company_finance', '财务', array[
  'personalCenterBase:billManagement:billManagemantPage:view', 'personalCenterBase:billManagement:accountCreator:view',
  'personalCenterBase:billManagement:amountDetail:view', 'personalCenterBase:billManagement:billingDetails:view',
  'personalCenterBase:billManagement:invoiceCreator:view', 'personalCenterBase:billManagement:invoiceLog:view',
  'personalCenterBase:billManagement:options:view', 'personalCenterBase:concractIndex:view', 'personalCenterBase:contract:list:view',
  'personalCenterBase:contract:signature:view', 'personalCenterBase:reconciliationOrder:view', 'personalCenterBase:reconciliation:view',
  'personalCenterBase:salesInvoice:invoiceConsignee:view', 'personalCenterBase:salesInvoice:invoiceCtrl:view',
  'personalCenterBase:salesInvoice:invoiceText:view', 'personalCenterBase:salesInvoice:invoiceTitle:view',
  'personalCenterBase:salesInvoice:supportInvoiceManage:view', 'personalCenterBase:procureQuotaSheet:view'
]);
insert into role (key, name, permissions) values ('seller', '商家', array[
  'personalCenterBase:personalCenter:view', 'personalCenterBase:messageNotification:view', 'personalCenterBase:personalData:view',
  'personalCenterBase:securitySetting:view', 'personalCenterBase:bindEmail:view', 'personalCenterBase:changeEmial:view',
  'personalCenterBase:changePhone:view', 'seller:view'
]);
insert into role (key, name, permissions) values ('operator', '运营人员', array[
  'personalCenterBase:personalCenter:view', 'personalCenterBase:messageNotification:view', 'personalCenterBase:personalData:view',
  'personalCenterBase:securitySetting:view', 'personalCenterBase:bindEmail:view', 'personalCenterBase:changeEmial:view',
  'personalCenterBase:changePhone:view', 'operations:view'
]);

-- The menu of the personal centre. A group shows when one of its screens does; help is open to everybody.
insert into front_menu (id, parent_id, name, url, icon, permission, sort) values
  (1, null, '{"zh": "交易", "en": "Trade", "fra": "Transactions", "spa": "Operaciones", "pt": "Transações", "ru": "Сделки"}', '', 'shopping-bag', '', 100),
  (101, 1, '{"zh": "会员中心", "en": "My centre", "fra": "Mon espace", "spa": "Mi centro", "pt": "Minha central", "ru": "Личный кабинет"}', '/personalCenterBase/personalCenter', 'house', 'personalCenterBase:personalCenter:view', 101),
  (102, 1, '{"zh": "我的订单", "en": "My orders", "fra": "Mes commandes", "spa": "Mis pedidos", "pt": "Meus pedidos", "ru": "Мои заказы"}', '/personalCenterBase/myOrders', 'clipboard-list', 'personalCenterBase:myOrders:view', 102),
  (103, 1, '{"zh": "请购审批", "en": "Purchase approvals", "fra": "Validation des achats", "spa": "Aprobación de compras", "pt": "Aprovação de compras", "ru": "Согласование закупок"}', '/personalCenterBase/requestBuyApprove', 'clipboard-check', 'personalCenterBase:requestBuyApprove:view', 103),
  (104, 1, '{"zh": "售后服务", "en": "After-sales", "fra": "Service après-vente", "spa": "Posventa", "pt": "Pós-venda", "ru": "Послепродажное обслуживание"}', '/personalCenterBase/afterSale', 'rotate-ccw', 'personalCenterBase:afterSale:view', 104),
  (105, 1, '{"zh": "我的评价", "en": "My reviews", "fra": "Mes avis", "spa": "Mis reseñas", "pt": "Minhas avaliações", "ru": "Мои отзывы"}', '/personalCenterBase/evaluationSheet', 'message-square-text', 'personalCenterBase:evaluationSheet:view', 105),
  (2, null, '{"zh": "寻源采购", "en": "Sourcing", "fra": "Approvisionnement", "spa": "Aprovisionamiento", "pt": "Suprimentos", "ru": "Поиск поставщиков"}', '', 'search-check', '', 200),
  (201, 2, '{"zh": "我的询价", "en": "My inquiries", "fra": "Mes demandes de prix", "spa": "Mis consultas de precio", "pt": "Minhas cotações", "ru": "Мои запросы цен"}', '/personalCenterBase/myInquiry', 'file-question-mark', 'personalCenterBase:myInquiry:view', 201),
  (202, 2, '{"zh": "采购清单", "en": "Purchase lists", "fra": "Listes d’achat", "spa": "Listas de compra", "pt": "Listas de compras", "ru": "Списки закупок"}', '/personalCenterBase/procurementManagement/procurementList', 'list-checks', 'personalCenterBase:procurementManagement:procurementList:view', 202),
  (203, 2, '{"zh": "采购项目", "en": "Purchase projects", "fra": "Projets d’achat", "spa": "Proyectos de compra", "pt": "Projetos de compra", "ru": "Проекты закупок"}', '/personalCenterBase/procurementManagement/projectList', 'folder-kanban', 'personalCenterBase:procurementManagement:projectList:view', 203),
  (204, 2, '{"zh": "物料匹配", "en": "Material matching", "fra": "Appariement des articles", "spa": "Emparejar materiales", "pt": "Correspondência de materiais", "ru": "Подбор материалов"}', '/procurementManagement/matchGoods', 'scan-search', 'procurementManagement:matchGoods:view', 204),
  (3, null, '{"zh": "结算", "en": "Settlement", "fra": "Règlement", "spa": "Liquidación", "pt": "Liquidação", "ru": "Расчёты"}', '', 'wallet', '', 300),
  (301, 3, '{"zh": "采购额度", "en": "Purchase quota", "fra": "Plafond d’achat", "spa": "Cupo de compra", "pt": "Limite de compra", "ru": "Лимит закупок"}', '/personalCenterBase/procureQuotaSheet', 'gauge', 'personalCenterBase:procureQuotaSheet:view', 301),
  (302, 3, '{"zh": "账单管理", "en": "Bills", "fra": "Factures à régler", "spa": "Cuentas", "pt": "Contas", "ru": "Счета"}', '/personalCenterBase/billManagement/billManagemantPage', 'receipt-text', 'personalCenterBase:billManagement:billManagemantPage:view', 302),
  (303, 3, '{"zh": "对账单", "en": "Statements", "fra": "Relevés", "spa": "Extractos", "pt": "Extratos", "ru": "Акты сверки"}', '/personalCenterBase/reconciliation', 'scale', 'personalCenterBase:reconciliation:view', 303),
  (304, 3, '{"zh": "发票管理", "en": "Invoices", "fra": "Factures", "spa": "Facturas", "pt": "Faturas", "ru": "Счета-фактуры"}', '/personalCenterBase/invoiceManagement/managementList', 'receipt', 'personalCenterBase:invoiceManagement:managementList:view', 304),
  (305, 3, '{"zh": "合同管理", "en": "Contracts", "fra": "Contrats", "spa": "Contratos", "pt": "Contratos", "ru": "Договоры"}', '/personalCenterBase/concractIndex', 'file-signature', 'personalCenterBase:concractIndex:view', 305),
  (306, 3, '{"zh": "我的优惠券", "en": "My coupons", "fra": "Mes coupons", "spa": "Mis cupones", "pt": "Meus cupons", "ru": "Мои купоны"}', '/personalCenterBase/coupon', 'ticket-percent', 'personalCenterBase:coupon:view', 306),
  (307, 3, '{"zh": "我的积分", "en": "My points", "fra": "Mes points", "spa": "Mis puntos", "pt": "Meus pontos", "ru": "Мои баллы"}', '/personalCenterBase/myPoints', 'coins', 'personalCenterBase:myPoints:view', 307),
  (4, null, '{"zh": "企业", "en": "Company", "fra": "Entreprise", "spa": "Empresa", "pt": "Empresa", "ru": "Компания"}', '', 'building-2', '', 400),
  (401, 4, '{"zh": "企业账号", "en": "Company accounts", "fra": "Comptes de l’entreprise", "spa": "Cuentas de la empresa", "pt": "Contas da empresa", "ru": "Учётные записи компании"}', '/personalCenterBase/enterpriseAccountManagement', 'users', 'personalCenterBase:enterpriseAccountManagement:view', 401),
  (402, 4, '{"zh": "审批流程", "en": "Approval processes", "fra": "Circuits de validation", "spa": "Procesos de aprobación", "pt": "Fluxos de aprovação", "ru": "Процессы согласования"}', '/personalCenterBase/processBase/processIndex', 'workflow', 'personalCenterBase:processBase:processIndex:view', 402),
  (403, 4, '{"zh": "企业认证", "en": "Company certification", "fra": "Certification de l’entreprise", "spa": "Certificación de la empresa", "pt": "Certificação da empresa", "ru": "Подтверждение компании"}', '/personalCenterBase/enterpriseAuth', 'badge-check', 'personalCenterBase:enterpriseAuth:view', 403),
  (5, null, '{"zh": "我的收藏", "en": "My favourites", "fra": "Mes favoris", "spa": "Mis favoritos", "pt": "Meus favoritos", "ru": "Избранное"}', '', 'heart', '', 500),
  (501, 5, '{"zh": "商品收藏", "en": "Favourite goods", "fra": "Articles favoris", "spa": "Productos favoritos", "pt": "Produtos favoritos", "ru": "Избранные товары"}', '/personalCenterBase/favoritesList', 'star', 'personalCenterBase:favoritesList:view', 501),
  (502, 5, '{"zh": "店铺收藏", "en": "Favourite stores", "fra": "Boutiques favorites", "spa": "Tiendas favoritas", "pt": "Lojas favoritas", "ru": "Избранные магазины"}', '/personalCenterBase/favoriteStoreList', 'store', 'personalCenterBase:favoriteStoreList:view', 502),
  (503, 5, '{"zh": "我的足迹", "en": "My footprints", "fra": "Mes consultations", "spa": "Mi historial", "pt": "Meu histórico", "ru": "История просмотров"}', '/personalCenterBase/myTracks', 'footprints', 'personalCenterBase:myTracks:view', 503),
  (6, null, '{"zh": "我的账户", "en": "My account", "fra": "Mon compte", "spa": "Mi cuenta", "pt": "Minha conta", "ru": "Мой аккаунт"}', '', 'circle-user-round', '', 600),
  (601, 6, '{"zh": "消息通知", "en": "Messages", "fra": "Messages", "spa": "Mensajes", "pt": "Mensagens", "ru": "Сообщения"}', '/personalCenterBase/messageNotification', 'bell', 'personalCenterBase:messageNotification:view', 601),
  (602, 6, '{"zh": "个人信息", "en": "Personal data", "fra": "Informations personnelles", "spa": "Datos personales", "pt": "Dados pessoais", "ru": "Личные данные"}', '/personalCenterBase/personalData', 'user', 'personalCenterBase:personalData:view', 602),
  (603, 6, '{"zh": "收货地址", "en": "Addresses", "fra": "Adresses", "spa": "Direcciones", "pt": "Endereços", "ru": "Адреса доставки"}', '/personalCenterBase/addressManagement', 'map-pin', 'personalCenterBase:addressManagement:view', 603),
  (604, 6, '{"zh": "安全设置", "en": "Security", "fra": "Sécurité", "spa": "Seguridad", "pt": "Segurança", "ru": "Безопасность"}', '/personalCenterBase/securitySetting', 'shield-check', 'personalCenterBase:securitySetting:view', 604),
  (605, 6, '{"zh": "帮助中心", "en": "Help centre", "fra": "Centre d’aide", "spa": "Centro de ayuda", "pt": "Central de ajuda", "ru": "Центр помощи"}', '/helpCenter', 'circle-question-mark', '', 605);
select setval(pg_get_serial_sequence('front_menu', 'id'), 1000);
