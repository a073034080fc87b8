import { right } from '@mall/contract/account/rights.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryStateRows } from '@mall/contract/inquiry/inquiry.machine.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { invitationStateRows } from '@mall/contract/inquiry/invitation.machine.ts';
import { InvitationRow } from '@mall/contract/inquiry/invitation-data.ts';
import { fallbackLanguage, type Words, words } from '@mall/contract/kernel/language.ts';
import { listSheet, type SheetSight } from '../download/list-sheet.ts';
import { refuse } from '../kernel/refusal.ts';
import { inquiryRows } from './inquiry.queries.ts';
import { SummaryRow } from './inquiry-row.ts';
import { invitationRows } from './invitation.queries.ts';
import { OverviewRow, overviewRows } from './office.queries.ts';

const title = words('询价', 'Inquiries', 'Demandes de prix', 'Consultas de precio', 'Cotações', 'Запросы цен');
const number = words('询价编号', 'Number', 'Numéro', 'Número', 'Número', 'Номер');
const named = words('询价名称', 'Title', 'Titre', 'Título', 'Título', 'Название');
const company = words('采购方', 'Buyer', 'Acheteur', 'Comprador', 'Comprador', 'Покупатель');
const state = words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние');
const round = words('轮次', 'Round', 'Tour', 'Ronda', 'Rodada', 'Раунд');
const deadline = words('报价截止', 'Deadline', 'Échéance', 'Plazo', 'Prazo', 'Срок');
const released = words('发布时间', 'Released', 'Publiée', 'Publicada', 'Publicada', 'Опубликован');
const invited = words('邀请', 'Invited', 'Invités', 'Invitados', 'Convidados', 'Приглашено');
const quoted = words('已报价', 'Quoted', 'Offres', 'Ofertas', 'Ofertas', 'Предложений');
const budget = words('预算', 'Budget', 'Budget', 'Presupuesto', 'Orçamento', 'Бюджет');
const winner = words('中标方', 'Winner', 'Retenu', 'Adjudicatario', 'Vencedor', 'Победитель');
const total = words('中标金额', 'Awarded', 'Montant retenu', 'Importe adjudicado', 'Valor vencedor', 'Сумма');
const who = words('采购人', 'Purchaser', 'Acheteur', 'Comprador', 'Comprador', 'Закупщик');
const own: Words = words('我方状态', 'Our state', 'Notre état', 'Nuestro estado', 'Nosso estado', 'Наше состояние');

const yuan = (amount: number | null) => (amount === null ? '' : amount / 100);
const buyerOf = (sight: SheetSight) => {
  if (sight.kind !== 'buyer' || sight.companyId === undefined) throw refuse('inquiry.individual');
  return { ...sight, companyId: sight.companyId };
};
const storeOf = (sight: SheetSight) => {
  if (sight.kind !== 'seller') throw refuse('kernel.no_permission');
  return sight;
};

/** Inquiries as each of the three sites lists them; none has a price of what is sealed. */
export const inquiriesSheet = listSheet({
  kind: 'inquiries',
  title,
  source: title,
  sourceUrl: '/personalCenterBase/myInquiry',
  right: right('personalCenterBase:myInquiry:view'),
  filter: inquiryApi.export.body,
  row: SummaryRow,
  rows: (filter, sight) => inquiryRows(buyerOf(sight), filter, fallbackLanguage),
  columns: [
    [number, 20, ({ inquiryNumber }) => inquiryNumber],
    [named, 36, (row) => row.title],
    [state, 14, (row, language) => inquiryStateRows[row.state].words[language]],
    [round, 8, (row) => row.round],
    [budget, 16, ({ budgetFen }) => yuan(budgetFen)],
    [invited, 10, (row) => row.invited],
    [quoted, 10, (row) => row.quoted],
    [released, 20, ({ releaseTime }) => releaseTime ?? ''],
    [deadline, 20, (row) => row.deadline ?? ''],
    [winner, 30, (row) => row.winner],
    [who, 14, ({ buyer }) => buyer],
  ],
});

export const storeInquiriesSheet = listSheet({
  kind: 'store_inquiries',
  title,
  source: title,
  sourceUrl: '/inquiries',
  right: right('seller:inquiries:view'),
  filter: inquirySellerApi.export.body,
  row: InvitationRow,
  rows: (filter, sight) => invitationRows(storeOf(sight), filter, fallbackLanguage),
  columns: [
    [number, 20, ({ inquiryNumber }) => inquiryNumber],
    [named, 36, (row) => row.title],
    [company, 30, (row) => row.company],
    [round, 8, (row) => row.round],
    [deadline, 20, (row) => row.deadline],
    [own, 14, (row, language) => invitationStateRows[row.state].words[language]],
    [state, 14, ({ inquiryState }, language) => inquiryStateRows[inquiryState].words[language]],
  ],
});

export const mallInquiriesSheet = listSheet({
  kind: 'mall_inquiries',
  title,
  source: title,
  sourceUrl: '/inquiries',
  right: right('operations:inquiries:view'),
  filter: inquiryOperationsApi.export.body,
  row: OverviewRow,
  rows: (filter) => overviewRows(filter),
  columns: [
    [number, 20, ({ inquiryNumber }) => inquiryNumber],
    [named, 36, (row) => row.title],
    [company, 30, (row) => row.company],
    [state, 14, (row, language) => inquiryStateRows[row.state].words[language]],
    [round, 8, (row) => row.round],
    [invited, 10, (row) => row.invited],
    [quoted, 10, (row) => row.quoted],
    [released, 20, ({ releaseTime }) => releaseTime ?? ''],
    [deadline, 20, (row) => row.deadline ?? ''],
    [winner, 30, (row) => row.winner],
    [total, 16, ({ totalFen }) => yuan(totalFen)],
  ],
});
