import type { ErrorCode } from '../errors.ts';
import type { Audience, Right } from '../kernel/access.ts';
import { type Words, words } from '../kernel/language.ts';
import { individualRefusals, refusals } from './right-refusals.ts';
import { sellers } from './seller-rights.ts';
import type { Six } from './six.ts';

/** Screens of the centre that whoever has an account may be given. */
const everybodys = {
  'personalCenterBase:personalCenter:view': '会员中心|My centre|Mon espace|Mi centro|Minha central|Личный кабинет',
  'personalCenterBase:messageNotification:view': '消息通知|Messages|Messages|Mensajes|Mensagens|Сообщения',
  'personalCenterBase:personalData:view': '个人信息|Personal data|Informations personnelles|Datos personales|Dados pessoais|Личные данные',
  'personalCenterBase:securitySetting:view': '安全设置|Security|Sécurité|Seguridad|Segurança|Безопасность',
  'personalCenterBase:bindEmail:view': '绑定邮箱|Bind e-mail|Lier un e-mail|Vincular correo|Vincular e-mail|Привязать почту',
  'personalCenterBase:changeEmial:view': '更换邮箱|Change e-mail|Changer d’e-mail|Cambiar correo|Alterar e-mail|Сменить почту',
  'personalCenterBase:changePhone:view': '更换手机|Change mobile|Changer de mobile|Cambiar móvil|Alterar celular|Сменить телефон',
} as const satisfies Record<string, Six>;

/** Screens that every buyer has, and buying itself. */
const buyers = {
  'order:buy': '下单|Place orders|Passer commande|Hacer pedidos|Fazer pedidos|Оформлять заказы',
  'order:buyOnAccount':
    '以企业名义赊购|Buy on the company’s account|Acheter au compte de l’entreprise|Comprar a cuenta de la empresa|Comprar na conta da empresa|Покупать в счёт компании',
  'order:cancel':
    '取消订单、申请售后|Cancel orders, apply for after-sales|Annuler les commandes, demander un service|Cancelar pedidos, solicitar posventa|Cancelar pedidos, solicitar pós-venda|Отменять заказы, подавать заявки на возврат',
  'order:receive': '确认收货|Confirm receipt|Confirmer la réception|Confirmar la recepción|Confirmar o recebimento|Подтверждать получение',
  'company:certify':
    '提交企业认证资料|Hand in the company’s papers|Déposer le dossier de l’entreprise|Presentar los documentos de la empresa|Enviar os documentos da empresa|Подавать документы компании',
  'personalCenterBase:addressManagement:view': '收货地址|Addresses|Adresses|Direcciones|Endereços|Адреса доставки',
  'personalCenterBase:afterSale:view': '售后服务|After-sales|Service après-vente|Posventa|Pós-venda|Послепродажное обслуживание',
  'personalCenterBase:afterSalesExchange:view': '换货详情|Exchanges|Échanges|Cambios|Trocas|Обмены',
  'personalCenterBase:applyAfterSales:view':
    '申请售后|Apply for after-sales|Demander un service|Solicitar posventa|Solicitar pós-venda|Подать заявку',
  'personalCenterBase:applyAfterSalesSuccess:view':
    '售后提交结果|Application sent|Demande envoyée|Solicitud enviada|Solicitação enviada|Заявка отправлена',
  'personalCenterBase:coupon:view': '我的优惠券|My coupons|Mes coupons|Mis cupones|Meus cupons|Мои купоны',
  'personalCenterBase:couponExplain:view': '优惠券说明|About coupons|À propos des coupons|Sobre los cupones|Sobre os cupons|О купонах',
  'personalCenterBase:enterpriseAuth:view':
    '企业认证|Company certification|Certification de l’entreprise|Certificación de la empresa|Certificação da empresa|Подтверждение компании',
  'personalCenterBase:evaluationSheet:view': '我的评价|My reviews|Mes avis|Mis reseñas|Minhas avaliações|Мои отзывы',
  'personalCenterBase:favoritesList:view':
    '商品收藏|Favourite goods|Articles favoris|Productos favoritos|Produtos favoritos|Избранные товары',
  'personalCenterBase:favoriteStoreList:view':
    '店铺收藏|Favourite stores|Boutiques favorites|Tiendas favoritas|Lojas favoritas|Избранные магазины',
  'personalCenterBase:invoiceBase:applyInvoice:view':
    '申请开票|Request an invoice|Demander une facture|Solicitar factura|Solicitar fatura|Запросить счёт-фактуру',
  'personalCenterBase:invoiceBase:invoiceText:view':
    '发票说明|About invoices|À propos des factures|Sobre las facturas|Sobre as faturas|О счетах-фактурах',
  'personalCenterBase:invoiceBase:invoiceTitle:view':
    '发票抬头|Invoice titles|Intitulés de facture|Titulares de factura|Titulares de fatura|Реквизиты счёта-фактуры',
  'personalCenterBase:invoiceBase:useInvoice:view':
    '发票使用|Using invoices|Utiliser les factures|Usar facturas|Usar faturas|Использование счетов-фактур',
  'personalCenterBase:invoiceBase:verificationInvoice:view':
    '发票查验|Verify invoices|Vérifier les factures|Verificar facturas|Verificar faturas|Проверка счетов-фактур',
  'personalCenterBase:invoiceManagement:managementList:view': '发票管理|Invoices|Factures|Facturas|Faturas|Счета-фактуры',
  'personalCenterBase:invoiceManagement:invoiceDetail:view':
    '发票详情|Invoice details|Détail de facture|Detalle de factura|Detalhe da fatura|Счёт-фактура',
  'personalCenterBase:myOrders:view': '我的订单|My orders|Mes commandes|Mis pedidos|Meus pedidos|Мои заказы',
  'personalCenterBase:myOrdersDetail:view':
    '订单详情|Order details|Détail de commande|Detalle del pedido|Detalhe do pedido|Сведения о заказе',
  'personalCenterBase:myPoints:view': '我的积分|My points|Mes points|Mis puntos|Meus pontos|Мои баллы',
  'personalCenterBase:myTracks:view': '我的足迹|My footprints|Mes consultations|Mi historial|Meu histórico|История просмотров',
  'personalCenterBase:myTrajectory:view': '物流轨迹|Parcel tracking|Suivi des colis|Seguimiento|Rastreamento|Отслеживание',
} as const satisfies Record<string, Six>;

/** Screens that a company hands out, and the running of it. */
const companys = {
  'company:roles:manage': '编辑角色|Edit roles|Modifier les rôles|Editar roles|Editar papéis|Изменять роли',
  'company:audit:view':
    '查看操作日志|See the audit trail|Voir le journal d’audit|Ver el registro de auditoría|Ver a trilha de auditoria|Смотреть журнал действий',
  'company:favourites:view':
    '查看同事收藏|See colleagues’ favourites|Voir les favoris des collègues|Ver favoritos de colegas|Ver favoritos de colegas|Смотреть избранное коллег',
  'company:people:manage':
    '管理子账号|Manage sub-accounts|Gérer les sous-comptes|Gestionar subcuentas|Gerenciar subcontas|Управлять сотрудниками компании',
  'company:structure:manage':
    '管理部门与采购单位|Manage departments and units|Gérer services et unités|Gestionar departamentos y unidades|Gerenciar departamentos e unidades|Управлять отделами и подразделениями',
  'company:addresses:view':
    '查看企业收货地址|See the company’s addresses|Voir les adresses de l’entreprise|Ver las direcciones de la empresa|Ver os endereços da empresa|Смотреть адреса компании',
  'company:addresses:manage':
    '共享与维护企业收货地址|Share and keep the company’s addresses|Partager et tenir les adresses de l’entreprise|Compartir y mantener las direcciones de la empresa|Compartilhar e manter os endereços da empresa|Делиться адресами компании и вести их',
  'company:identity:manage':
    '接入企业身份平台|Connect the company’s identity provider|Relier le fournisseur d’identité|Conectar el proveedor de identidad|Conectar o provedor de identidade|Подключать поставщика удостоверений',
  'project:manage':
    '建立采购项目、调整预算|Begin projects and set budgets|Créer des projets et fixer les budgets|Crear proyectos y fijar presupuestos|Criar projetos e definir orçamentos|Создавать проекты и задавать бюджеты',
  'approval:design':
    '设计审批流程|Design approval processes|Concevoir les circuits de validation|Diseñar procesos de aprobación|Desenhar fluxos de aprovação|Настраивать процессы согласования',
  'open:manage':
    '管理开放接口的密钥与推送|Manage keys and webhooks of the open interface|Gérer les clés et webhooks de l’interface ouverte|Gestionar claves y webhooks de la interfaz abierta|Gerir chaves e webhooks da interface aberta|Управлять ключами и веб-хуками открытого интерфейса',
  'approval:decide': '审批请购|Approve purchases|Valider les achats|Aprobar compras|Aprovar compras|Согласовывать закупки',
  'approval:takeOver':
    '接管、撤回他人的请购|Take over colleagues’ requests|Reprendre les demandes des collègues|Asumir solicitudes de colegas|Assumir solicitações de colegas|Принимать заявки коллег на себя',
  'contract:create':
    '起草与确认合同|Draft and agree to contracts|Rédiger et accepter des contrats|Redactar y aceptar contratos|Redigir e aceitar contratos|Составлять и согласовывать договоры',
  'contract:sign':
    '签署合同（授权签署人）|Sign contracts (authorised signatory)|Signer les contrats (signataire habilité)|Firmar contratos (firmante autorizado)|Assinar contratos (signatário autorizado)|Подписывать договоры (уполномоченное лицо)',
  'contract:seal':
    '管理企业印章|Keep the company’s seals|Gérer les cachets de l’entreprise|Gestionar los sellos de la empresa|Gerenciar os carimbos da empresa|Вести печати компании',
  'company:credit:apply':
    '申请采购额度|Apply for the purchase quota|Demander le plafond d’achat|Solicitar el cupo de compra|Solicitar o limite de compra|Подавать заявку на лимит закупок',
  'personalCenterBase:billManagement:billManagemantPage:view': '账单管理|Bills|Factures à régler|Cuentas|Contas|Счета',
  'personalCenterBase:billManagement:accountCreator:view': '新建账单|Make a bill|Créer un relevé|Crear cuenta|Criar conta|Создать счёт',
  'personalCenterBase:billManagement:amountDetail:view':
    '金额明细|Amounts|Détail des montants|Detalle de importes|Detalhe dos valores|Расшифровка сумм',
  'personalCenterBase:billManagement:billingDetails:view':
    '账单详情|Bill details|Détail du relevé|Detalle de cuenta|Detalhe da conta|Сведения о счёте',
  'personalCenterBase:billManagement:invoiceCreator:view':
    '账单开票|Invoice a bill|Facturer un relevé|Facturar cuenta|Faturar conta|Выставить счёт-фактуру',
  'personalCenterBase:billManagement:invoiceLog:view':
    '开票记录|Invoice log|Journal de facturation|Registro de facturas|Registro de faturas|Журнал счетов-фактур',
  'personalCenterBase:billManagement:options:view':
    '账单设置|Bill settings|Réglages des relevés|Ajustes de cuentas|Ajustes de contas|Настройки счетов',
  'personalCenterBase:comfirmInquiry:view':
    '确认询价|Confirm inquiries|Confirmer les demandes|Confirmar consultas|Confirmar cotações|Подтверждать запросы',
  'personalCenterBase:concractIndex:view': '合同管理|Contracts|Contrats|Contratos|Contratos|Договоры',
  'personalCenterBase:contract:list:view':
    '合同列表|List of contracts|Liste des contrats|Lista de contratos|Lista de contratos|Список договоров',
  'personalCenterBase:contract:signature:view':
    '合同签署|Sign contracts|Signer les contrats|Firmar contratos|Assinar contratos|Подписывать договоры',
  'personalCenterBase:enterpriseAccountManagement:view':
    '企业账号|Company accounts|Comptes de l’entreprise|Cuentas de la empresa|Contas da empresa|Учётные записи компании',
  'personalCenterBase:myInquiry:view': '我的询价|My inquiries|Mes demandes de prix|Mis consultas de precio|Minhas cotações|Мои запросы цен',
  'personalCenterBase:myInquiryDetail:view':
    '询价详情|Inquiry details|Détail de la demande|Detalle de la consulta|Detalhe da cotação|Сведения о запросе',
  'personalCenterBase:processBase:processIndex:view':
    '审批流程|Approval processes|Circuits de validation|Procesos de aprobación|Fluxos de aprovação|Процессы согласования',
  'personalCenterBase:processBase:processAdd:view':
    '新建流程|Add a process|Ajouter un circuit|Añadir proceso|Adicionar fluxo|Добавить процесс',
  'personalCenterBase:processBase:processAddNew:view':
    '编辑流程|Edit a process|Modifier un circuit|Editar proceso|Editar fluxo|Изменить процесс',
  'personalCenterBase:procurementManagement:procurementList:view':
    '采购清单|Purchase lists|Listes d’achat|Listas de compra|Listas de compras|Списки закупок',
  'personalCenterBase:procurementManagement:projectList:view':
    '采购项目|Purchase projects|Projets d’achat|Proyectos de compra|Projetos de compra|Проекты закупок',
  'personalCenterBase:procureQuotaSheet:view': '采购额度|Purchase quota|Plafond d’achat|Cupo de compra|Limite de compra|Лимит закупок',
  'personalCenterBase:reconciliationOrder:view':
    '对账订单|Orders of a statement|Commandes du relevé|Pedidos del extracto|Pedidos do extrato|Заказы акта сверки',
  'personalCenterBase:reconciliation:view': '对账单|Statements|Relevés|Extractos|Extratos|Акты сверки',
  'personalCenterBase:requestBuyApprove:view':
    '请购审批|Purchase approvals|Validation des achats|Aprobación de compras|Aprovação de compras|Согласование закупок',
  'personalCenterBase:requestBuyApproveDetail:view':
    '审批详情|Approval details|Détail de la validation|Detalle de la aprobación|Detalhe da aprovação|Сведения о согласовании',
  'personalCenterBase:salesInvoice:invoiceConsignee:view':
    '收票人|Invoice recipients|Destinataires des factures|Destinatarios de facturas|Destinatários das faturas|Получатели счетов-фактур',
  'personalCenterBase:salesInvoice:invoiceCtrl:view':
    '开票控制|Invoice control|Contrôle des factures|Control de facturas|Controle de faturas|Контроль счетов-фактур',
  'personalCenterBase:salesInvoice:invoiceText:view':
    '企业发票说明|About company invoices|Factures d’entreprise|Facturas de empresa|Faturas da empresa|О счетах-фактурах компании',
  'personalCenterBase:salesInvoice:invoiceTitle:view':
    '企业发票抬头|Company invoice titles|Intitulés de l’entreprise|Titulares de la empresa|Titulares da empresa|Реквизиты компании',
  'personalCenterBase:salesInvoice:supportInvoiceManage:view':
    '企业发票管理|Company invoices|Factures de l’entreprise|Facturas de la empresa|Faturas da empresa|Счета-фактуры компании',
  'procurementManagement:goodsComp:view':
    '商品比较|Compare goods|Comparer les articles|Comparar productos|Comparar produtos|Сравнение товаров',
  'procurementManagement:goodsDetails:view':
    '物料详情|Material details|Détail de l’article|Detalle del material|Detalhe do material|Сведения о материале',
  'procurementManagement:matchGoods:view':
    '物料匹配|Material matching|Appariement des articles|Emparejar materiales|Correspondência de materiais|Подбор материалов',
  'procurementManagement:matchGoods:teach': '教编码|Teach codes|Apprendre des codes|Enseñar códigos|Ensinar códigos|Задавать коды',
  'procurementManagement:productFiltration:view':
    '物料筛选|Filter materials|Filtrer les articles|Filtrar materiales|Filtrar materiais|Отбор материалов',
  'procurementManagement:productMainPart:view': '物料列表|Materials|Articles|Materiales|Materiais|Материалы',
  'procurementManagement:searchFirstLevelNew:view':
    '物料分类|Material classes|Classes d’articles|Clases de material|Classes de material|Классы материалов',
  'procurementManagement:SearchInput:view':
    '物料搜索|Search materials|Rechercher des articles|Buscar materiales|Buscar materiais|Поиск материалов',
  'procurementManagement:searchPartWhite:view':
    '物料检索结果|Materials found|Articles trouvés|Materiales hallados|Materiais encontrados|Найденные материалы',
  'newInquiry:view': '新建询价|New inquiry|Nouvelle demande|Nueva consulta|Nova cotação|Новый запрос',
} as const satisfies Record<string, Six>;

const operators = {
  'operations:view':
    '进入运营后台|Enter the operations site|Accéder au site d’exploitation|Entrar en operaciones|Entrar em operações|Входить в операционный сайт',
  'operations:content:edit': '编辑内容|Edit content|Modifier le contenu|Editar contenido|Editar conteúdo|Редактировать содержание',
  'operations:audit:decide': '审核入驻与商品|Decide on audits|Décider des audits|Decidir auditorías|Decidir auditorias|Проводить проверки',
  'operations:payments:view': '查看收退款|See payments|Voir les paiements|Ver pagos|Ver pagamentos|Смотреть платежи',
  'operations:payments:decide': '确认收退款|Decide on payments|Décider des paiements|Decidir pagos|Decidir pagamentos|Подтверждать платежи',
  'operations:credit:view':
    '查看采购额度|See purchase quotas|Voir les plafonds d’achat|Ver cupos de compra|Ver limites de compra|Смотреть лимиты закупок',
  'operations:credit:decide':
    '审批与管理采购额度|Decide on purchase quotas|Décider des plafonds d’achat|Decidir cupos de compra|Decidir limites de compra|Решать по лимитам закупок',
  'operations:bills:view': '查看账单|See bills|Voir les relevés|Ver cuentas|Ver contas|Смотреть счета',
  'operations:bills:decide': '处理账单|Decide on bills|Décider des relevés|Decidir cuentas|Decidir contas|Решать по счетам',
  'operations:invoices:view':
    '查看发票与税务网关|See invoices and the tax gateway|Voir les factures et la passerelle fiscale|Ver facturas y la pasarela fiscal|Ver faturas e o serviço fiscal|Смотреть счета-фактуры и налоговый шлюз',
  'operations:invoices:decide':
    '开具自营发票、审核增票资质|Issue own invoices, decide on VAT qualifications|Émettre les factures propres, décider des qualifications TVA|Emitir facturas propias, decidir habilitaciones de IVA|Emitir faturas próprias, decidir habilitações de IVA|Выставлять счета-фактуры, решать о допуске к НДС',
  'operations:contracts:view': '查看合同|See contracts|Voir les contrats|Ver contratos|Ver contratos|Смотреть договоры',
  'operations:contracts:decide':
    '终止合同、处理签署异常|End contracts, mend failed signing|Mettre fin aux contrats, réparer les signatures|Terminar contratos, reparar firmas|Encerrar contratos, reparar assinaturas|Прекращать договоры, чинить подписание',
  'operations:inquiries:view': '查看询价|See inquiries|Voir les demandes de prix|Ver consultas de precio|Ver cotações|Смотреть запросы цен',
  'operations:inquiries:decide':
    '审核成交凭证、限制供应商|Decide on vouchers of deals, block suppliers|Décider des justificatifs, bloquer des fournisseurs|Decidir comprobantes, bloquear proveedores|Decidir comprovantes, bloquear fornecedores|Решать по подтверждениям, ограничивать поставщиков',
  'operations:afterSales:view': '查看售后|See after-sales|Voir le service après-vente|Ver posventa|Ver pós-venda|Смотреть возвраты',
  'operations:afterSales:decide':
    '裁决售后|Decide on after-sales|Décider du service après-vente|Decidir posventa|Decidir pós-venda|Решать по возвратам',
  'operations:approvals:view':
    '查看卡住的审批|See stuck approvals|Voir les validations bloquées|Ver aprobaciones atascadas|Ver aprovações paradas|Смотреть зависшие согласования',
  'operations:approvals:decide':
    '转交卡住的审批|Send stuck approvals on|Débloquer les validations|Desbloquear aprobaciones|Encaminhar aprovações paradas|Передавать зависшие согласования',
  'operations:open:view':
    '查看开放接口|See the open interface|Voir l’interface ouverte|Ver la interfaz abierta|Ver a interface aberta|Смотреть открытый интерфейс',
  'operations:open:block':
    '停用或恢复开放接口密钥|Block and unblock keys|Bloquer et débloquer des clés|Bloquear y desbloquear claves|Bloquear e desbloquear chaves|Блокировать и разблокировать ключи',
  'operations:news:view':
    '查看未送达的消息|See undelivered news|Voir les avis non transmis|Ver avisos no entregados|Ver avisos não entregues|Смотреть недоставленные уведомления',
  'operations:news:decide':
    '重发或放弃消息|Retry or drop news|Relancer ou abandonner un avis|Reintentar o descartar avisos|Repetir ou descartar avisos|Повторять или отменять уведомления',
  'operations:reviews:decide': '管理商品评价|Hide reviews|Masquer des avis|Ocultar opiniones|Ocultar avaliações|Скрывать отзывы',
  'operations:feedback:handle':
    '处理用户反馈|Handle feedback|Traiter les retours|Tramitar opiniones|Tratar opiniões|Обрабатывать отзывы посетителей',
  'operations:members:view': '查看会员与商家|See members|Voir les membres|Ver miembros|Ver membros|Смотреть участников',
  'operations:members:manage':
    '冻结会员、让其下线|Freeze members, sign them out|Geler et déconnecter des membres|Congelar y desconectar miembros|Congelar e desconectar membros|Блокировать и отключать участников',
  'operations:settings:view': '查看设置|See settings|Voir les réglages|Ver ajustes|Ver configurações|Смотреть настройки',
  'operations:settings:change': '修改设置|Change settings|Modifier les réglages|Cambiar ajustes|Mudar configurações|Изменять настройки',
  'operations:catalogue:manage':
    '管理分类、品牌、专区与搜索词|Run the catalogue and the search|Gérer le catalogue et la recherche|Gestionar el catálogo y la búsqueda|Gerenciar o catálogo e a busca|Вести каталог и поиск',
  'operations:marketing:view': '查看营销|See marketing|Voir le marketing|Ver marketing|Ver marketing|Смотреть маркетинг',
  'operations:marketing:manage': '管理营销|Manage marketing|Gérer le marketing|Gestionar marketing|Gerir marketing|Вести маркетинг',
  'operations:doors:view':
    '查看合作方与身份平台|See partners and providers|Voir partenaires et fournisseurs|Ver socios y proveedores|Ver parceiros e provedores|Смотреть партнёров и поставщиков',
  'operations:doors:change':
    '管理合作方、核准身份平台|Manage partners, approve providers|Gérer les partenaires et fournisseurs|Gestionar socios y proveedores|Gerenciar parceiros e provedores|Управлять партнёрами и поставщиками',
  'operations:figures:view': '查看数据看板|See the dashboard|Voir le tableau de bord|Ver el panel|Ver o painel|Смотреть сводку',
  'operations:health:view': '查看健康|See the health|Voir l’état de santé|Ver el estado|Ver o estado|Смотреть состояние',
  'operations:log:view': '查看操作日志|See the audit trail|Voir le journal|Ver el registro|Ver a trilha|Смотреть журнал действий',
  'operations:people:manage': '管理平台人员|Manage staff|Gérer le personnel|Gestionar personal|Gerenciar pessoal|Управлять сотрудниками',
} as const satisfies Record<string, Six>;

type Row = {
  readonly holders: readonly Audience[];
  readonly words: Words;
  readonly refusal: ErrorCode | undefined;
  readonly individual: ErrorCode | undefined;
};

const rowsOf = <Name extends string>(holders: readonly Audience[], list: Readonly<Record<Name, Six>>) =>
  Object.fromEntries(
    Object.entries<Six>(list).map(([name, six]): [string, Row] => [
      name,
      {
        holders,
        words: words(...(six.split('|') as Parameters<typeof words>)),
        refusal: refusals[name],
        individual: individualRefusals[name],
      },
    ]),
  ) as Record<Name, Row>;

/** Everything that can be allowed: the closed list. A role is a name and some of these, each with its reach. */
export const rights = {
  ...rowsOf(['buyer', 'seller', 'operator'], everybodys),
  ...rowsOf(['buyer'], { ...buyers, ...companys }),
  ...rowsOf(['seller'], sellers),
  ...rowsOf(['operator'], operators),
};
export type RightName = keyof typeof rights;

export const isRightName = (name: string): name is RightName => Object.hasOwn(rights, name);

/** What is said to whoever asks for this and lacks it. */
export const refusalOf = (name: string, isIndividual = false): ErrorCode => {
  const { refusal, individual } = isRightName(name) ? rights[name] : { refusal: undefined, individual: undefined };
  return (isIndividual ? individual : undefined) ?? refusal ?? 'kernel.no_permission';
};

type HolderOf<Name extends RightName> = Name extends keyof typeof everybodys
  ? Audience
  : Name extends keyof typeof sellers
    ? 'seller'
    : Name extends keyof typeof operators
      ? 'operator'
      : 'buyer';

/** A right of the list, for the access of a call: `buyer({ may: right('order:buy') })`. */
export const right = <Name extends RightName>(name: Name): Right<HolderOf<Name>> => name as unknown as Right<HolderOf<Name>>;
