import * as z from 'zod';
import { codedReason } from '../kernel/coded-reason.ts';
import { reasonText } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';

const companyFreezeCodes = ['listed', 'posing', 'abuse', 'papers', 'asked', 'other'] as const;
export type CompanyFreezeCode = (typeof companyFreezeCodes)[number];

/** Why the mall freezes a company, as it and the mall's people read it. */
export const companyFreezeWords: Readonly<Record<CompanyFreezeCode, Words>> = {
  listed: words(
    '列入经营异常名录',
    'On the list of abnormal businesses',
    'Inscrite au registre des anomalies',
    'En la lista de empresas irregulares',
    'Na lista de empresas irregulares',
    'В реестре недобросовестных',
  ),
  posing: words(
    '冒用企业名义',
    'Somebody poses as the company',
    'Usurpation de l’entreprise',
    'Suplantación de la empresa',
    'Uso indevido do nome da empresa',
    'Выдаёт себя за компанию',
  ),
  abuse: words(
    '恶意下单',
    'Orders in bad faith',
    'Commandes abusives',
    'Pedidos de mala fe',
    'Pedidos de má-fé',
    'Недобросовестные заказы',
  ),
  papers: words('资料不实', 'Untrue papers', 'Dossier inexact', 'Documentos falsos', 'Documentos falsos', 'Недостоверные документы'),
  asked: words('企业申请', 'At its own request', 'À sa demande', 'A petición propia', 'A pedido próprio', 'По просьбе компании'),
  other: words('其他', 'Other', 'Autre', 'Otro', 'Outro', 'Другое'),
};

export const FreezeCompany = codedReason(companyFreezeCodes, 'company.reason_required');

export const UnfreezeCompany = z.strictObject({ reason: reasonText('company.reason_required') });
