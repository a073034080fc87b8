import type { Reach } from '../kernel/access.ts';
import { type Words, words } from '../kernel/language.ts';
import { companySteps } from './company-steps.ts';
import { type RightName, rights } from './rights.ts';
import type { Six } from './six.ts';

/** A line of the matrix: rights that are given together. Of some it matters how far they go (`steps` where not every reach means something), others one has or has not. */
export type RightRow = {
  readonly key: string;
  readonly words: Words;
  readonly far: boolean;
  readonly steps?: readonly Reach[];
  readonly rights: readonly RightName[];
};
export type RightGroup = { readonly key: string; readonly words: Words; readonly rows: readonly RightRow[] };

const line = (far: boolean, key: string, list: readonly RightName[], six: Six): RightRow => ({
  key,
  words: words(...(six.split('|') as Parameters<typeof words>)),
  far,
  rights: list,
});
/** What is of use only as far as the whole company. */
const wholeCompany = (key: string, name: RightName, six: Six): RightRow => ({ ...line(true, key, [name], six), steps: ['company'] });
const centre = <Part extends string>(...parts: Part[]) => parts.map((part) => `personalCenterBase:${part}:view` as const);

const groups = [
  {
    key: 'buying',
    words: words('商品与下单', 'Buying', 'Achats', 'Compras', 'Compras', 'Покупки'),
    rows: [
      line(
        true,
        'orders',
        centre('myOrders', 'myOrdersDetail', 'myTrajectory'),
        '查看订单|See orders|Voir les commandes|Ver pedidos|Ver pedidos|Смотреть заказы',
      ),
      line(false, 'buy', ['order:buy'], '提交订单、请购|Place orders|Passer commande|Hacer pedidos|Fazer pedidos|Оформлять заказы'),
      line(
        false,
        'buyOnAccount',
        ['order:buyOnAccount'],
        '先货后款、用采购额度下单|Buy on the company’s account|Acheter au compte de l’entreprise|Comprar a cuenta de la empresa|Comprar na conta da empresa|Покупать в счёт компании',
      ),
      line(
        false,
        'cancel',
        ['order:cancel'],
        '取消订单、申请售后|Cancel orders, apply for after-sales|Annuler, demander un service|Cancelar, solicitar posventa|Cancelar, solicitar pós-venda|Отмена заказов, заявки на возврат',
      ),
      line(
        true,
        'receive',
        ['order:receive'],
        '确认收货|Confirm receipt|Confirmer la réception|Confirmar la recepción|Confirmar o recebimento|Подтверждать получение',
      ),
      line(
        true,
        'afterSales',
        centre('afterSale', 'afterSalesExchange', 'applyAfterSales', 'applyAfterSalesSuccess'),
        '查看售后|See after-sales|Voir le service après-vente|Ver posventa|Ver pós-venda|Смотреть возвраты',
      ),
    ],
  },
  {
    key: 'sourcing',
    words: words('寻源', 'Sourcing', 'Approvisionnement', 'Aprovisionamiento', 'Suprimentos', 'Поиск поставщиков'),
    rows: [
      line(
        true,
        'inquiries',
        centre('myInquiry', 'myInquiryDetail'),
        '查看询价|See inquiries|Voir les demandes|Ver consultas|Ver cotações|Смотреть запросы',
      ),
      line(
        false,
        'inquire',
        ['newInquiry:view'],
        '发布询价|Publish inquiries|Publier des demandes|Publicar consultas|Publicar cotações|Публиковать запросы',
      ),
      line(
        false,
        'award',
        centre('comfirmInquiry'),
        '开标、定标|Open and award|Ouvrir et attribuer|Abrir y adjudicar|Abrir e adjudicar|Вскрывать и присуждать',
      ),
      line(
        true,
        'lists',
        centre('procurementManagement:procurementList', 'procurementManagement:projectList'),
        '采购清单与项目|Purchase lists and projects|Listes et projets d’achat|Listas y proyectos de compra|Listas e projetos de compra|Списки и проекты закупок',
      ),
      line(
        false,
        'matching',
        [
          'procurementManagement:matchGoods:view',
          'procurementManagement:goodsComp:view',
          'procurementManagement:goodsDetails:view',
          'procurementManagement:productFiltration:view',
          'procurementManagement:productMainPart:view',
          'procurementManagement:searchFirstLevelNew:view',
          'procurementManagement:SearchInput:view',
          'procurementManagement:searchPartWhite:view',
        ],
        '物料匹配与比价|Match and compare materials|Apparier et comparer les articles|Emparejar y comparar materiales|Corresponder e comparar materiais|Подбор и сравнение материалов',
      ),
      line(
        false,
        'codes',
        ['procurementManagement:matchGoods:teach'],
        '维护本企业编码|Keep the company’s codes|Tenir les codes de l’entreprise|Mantener los códigos de la empresa|Manter os códigos da empresa|Вести коды компании',
      ),
    ],
  },
  {
    key: 'approval',
    words: words('审批', 'Approval', 'Validation', 'Aprobación', 'Aprovação', 'Согласование'),
    rows: [
      line(
        true,
        'requests',
        centre('requestBuyApprove', 'requestBuyApproveDetail'),
        '查看请购|See purchase requests|Voir les demandes d’achat|Ver solicitudes de compra|Ver solicitações de compra|Смотреть заявки на закупку',
      ),
      line(
        false,
        'approve',
        ['approval:decide'],
        '审批请购|Approve purchases|Valider les achats|Aprobar compras|Aprovar compras|Согласовывать закупки',
      ),
      wholeCompany(
        'takeOver',
        'approval:takeOver',
        '接管、撤回他人的请购|Take over colleagues’ requests|Reprendre les demandes des collègues|Asumir solicitudes de colegas|Assumir solicitações de colegas|Принимать заявки коллег на себя',
      ),
      line(
        true,
        'processes',
        centre('processBase:processIndex', 'processBase:processAdd', 'processBase:processAddNew'),
        '查看审批流程|See approval processes|Voir les circuits|Ver procesos de aprobación|Ver fluxos de aprovação|Смотреть процессы согласования',
      ),
      wholeCompany(
        'design',
        'approval:design',
        '设计审批流程|Design approval processes|Concevoir les circuits|Diseñar procesos|Desenhar fluxos|Настраивать процессы',
      ),
      wholeCompany(
        'open',
        'open:manage',
        '管理开放接口|Manage the open interface|Gérer l’interface ouverte|Gestionar la interfaz abierta|Gerir a interface aberta|Управлять открытым интерфейсом',
      ),
    ],
  },
  {
    key: 'settlement',
    words: words('结算', 'Settlement', 'Règlement', 'Liquidación', 'Liquidação', 'Расчёты'),
    rows: [
      line(
        true,
        'quota',
        centre('procureQuotaSheet'),
        '查看采购额度|See the quota|Voir le plafond|Ver el cupo|Ver o limite|Смотреть лимит',
      ),
      line(
        true,
        'bills',
        centre(
          'billManagement:billManagemantPage',
          'billManagement:amountDetail',
          'billManagement:billingDetails',
          'billManagement:invoiceLog',
        ),
        '查看账单|See bills|Voir les relevés|Ver cuentas|Ver contas|Смотреть счета',
      ),
      line(
        true,
        'makeBills',
        centre('billManagement:accountCreator', 'billManagement:invoiceCreator', 'billManagement:options'),
        '生成账单、账单开票|Make and invoice bills|Créer et facturer les relevés|Crear y facturar cuentas|Criar e faturar contas|Создавать счета',
      ),
      line(true, 'statements', centre('reconciliation', 'reconciliationOrder'), '对账|Reconcile|Rapprocher|Conciliar|Conciliar|Сверка'),
      line(
        true,
        'invoices',
        centre(
          'salesInvoice:supportInvoiceManage',
          'salesInvoice:invoiceTitle',
          'salesInvoice:invoiceConsignee',
          'salesInvoice:invoiceCtrl',
          'salesInvoice:invoiceText',
        ),
        '企业发票|Company invoices|Factures de l’entreprise|Facturas de la empresa|Faturas da empresa|Счета-фактуры компании',
      ),
      line(
        true,
        'contracts',
        centre('concractIndex', 'contract:list'),
        '查看合同|See contracts|Voir les contrats|Ver contratos|Ver contratos|Смотреть договоры',
      ),
      line(
        false,
        'sign',
        centre('contract:signature'),
        '签署合同|Sign contracts|Signer les contrats|Firmar contratos|Assinar contratos|Подписывать договоры',
      ),
    ],
  },
] as const satisfies readonly RightGroup[];

const ownLine = (name: RightName): RightRow => {
  const steps = companySteps[name];
  return { key: name, words: rights[name].words, far: steps !== undefined, ...(steps && { steps }), rights: [name] };
};

const company = words('企业', 'Company', 'Entreprise', 'Empresa', 'Empresa', 'Компания');
const listed = new Set<string>(groups.flatMap(({ rows }) => rows.flatMap((row) => row.rights)));

/**
 * The lines of the matrix. What no line names and not everybody has (`base`) is a line of its own under the company, so that a new right is never missing.
 */
export const rightGroups = (base: ReadonlySet<string>): readonly RightGroup[] => [
  ...groups,
  {
    key: 'company',
    words: company,
    rows: (Object.keys(rights) as RightName[])
      .filter((name) => rights[name].holders.length === 1 && rights[name].holders[0] === 'buyer' && !listed.has(name) && !base.has(name))
      .map(ownLine),
  },
];

/** The screen that a right opens, where it opens one: a line about screens that are not built yet is not shown. */
export const screenOf = (name: RightName): string | undefined =>
  name.endsWith(':view') ? `/${name.slice(0, -5).replaceAll(':', '/')}` : undefined;
