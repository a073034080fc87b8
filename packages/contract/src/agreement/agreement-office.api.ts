import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing } from '../kernel/fields.ts';
import { pageOf } from '../kernel/paging.ts';
import {
  AcceptContract,
  AnswerEnd,
  ContractFilter,
  ContractWhy,
  CreateContract,
  contractBytes,
  EditContract,
  SignContract,
} from './agreement.rules.ts';
import {
  CandidateQuery,
  CodeSent,
  ContractCandidate,
  ContractDetail,
  ContractGoods,
  ContractPage,
  ContractPartner,
  ContractQuery,
  GoodsQuery,
  Made,
} from './contract-answers.ts';

const views = seller({ may: right('seller:contracts:view') });
const handles = seller({ may: right('seller:contracts:handle') });
const signs = seller({ may: right('seller:contracts:sign') });

export const sellerContractApi = {
  page: call({
    verb: 'GET',
    path: '/seller/contract/page',
    access: views,
    summary: 'Contracts of the own store, with a count for each tab',
    query: ContractQuery,
    data: ContractPage,
  }),
  export: exportCall('/seller/contract/export', views, 'Contracts of the store', ContractFilter),
  detail: call({ verb: 'GET', path: '/seller/contract/{id}', access: views, summary: 'One of them', data: ContractDetail }),
  pdf: call({
    verb: 'GET',
    path: '/seller/contract/{id}/pdf',
    access: views,
    summary: 'Its file, with the signatures so far',
    data: z.unknown(),
    answer: 'file',
  }),
  candidates: call({
    verb: 'GET',
    path: '/seller/contract/candidates',
    access: handles,
    summary: 'Orders of companies without a contract',
    query: CandidateQuery,
    data: pageOf(ContractCandidate),
  }),
  partners: call({
    verb: 'GET',
    path: '/seller/contract/partners',
    access: handles,
    summary: 'Companies that bought from the store',
    data: z.array(ContractPartner),
  }),
  goods: call({
    verb: 'GET',
    path: '/seller/contract/goods',
    access: handles,
    summary: 'What a company bought in a year, as a proposal for a framework',
    query: GoodsQuery,
    data: z.array(ContractGoods),
  }),
  create: call({
    verb: 'POST',
    path: '/seller/contract',
    access: handles,
    summary: 'Drafts a contract from an order, as a framework or as a supplement',
    body: CreateContract,
    data: Made,
  }),
  edit: call({
    verb: 'PUT',
    path: '/seller/contract/{id}',
    access: handles,
    summary: 'Writes a draft anew',
    body: EditContract,
    bodyBytes: contractBytes,
    data: Nothing,
  }),
  send: call({
    verb: 'POST',
    path: '/seller/contract/{id}/send',
    access: handles,
    summary: 'Lays the paper out and sends it to the buyer',
    data: Nothing,
  }),
  accept: call({
    verb: 'POST',
    path: '/seller/contract/{id}/accept',
    access: handles,
    summary: 'Agrees to the text; its file is locked',
    body: AcceptContract,
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/seller/contract/{id}/reject',
    access: handles,
    summary: 'Sends the text back',
    body: ContractWhy,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/seller/contract/{id}/withdraw',
    access: handles,
    summary: 'Takes it back while nobody has signed',
    data: Nothing,
  }),
  code: call({ verb: 'POST', path: '/seller/contract/{id}/code', access: signs, summary: 'Texts the signatory a code', data: CodeSent }),
  sign: call({
    verb: 'POST',
    path: '/seller/contract/{id}/sign',
    access: signs,
    summary: 'Signs with a seal and the code',
    body: SignContract,
    data: Nothing,
  }),
  refuse: call({
    verb: 'POST',
    path: '/seller/contract/{id}/refuse',
    access: signs,
    summary: 'Refuses to sign; a first signature is void',
    body: ContractWhy,
    data: Nothing,
  }),
  retry: call({
    verb: 'POST',
    path: '/seller/contract/{id}/retry',
    access: signs,
    summary: 'Has it signed again after a failure',
    data: Nothing,
  }),
  askEnd: call({
    verb: 'POST',
    path: '/seller/contract/{id}/end',
    access: signs,
    summary: 'Proposes to terminate it',
    body: ContractWhy,
    data: Nothing,
  }),
  answerEnd: call({
    verb: 'POST',
    path: '/seller/contract/{id}/end/answer',
    access: signs,
    summary: 'Agrees to terminate it, or does not',
    body: AnswerEnd,
    data: Nothing,
  }),
};

const looks = operator({ may: right('operations:contracts:view') });
const decides = operator({ may: right('operations:contracts:decide') });

export const operatorContractApi = {
  page: call({
    verb: 'GET',
    path: '/operations/contract/page',
    access: looks,
    summary: 'Contracts of all companies and stores',
    query: ContractQuery,
    data: ContractPage,
  }),
  export: exportCall('/operations/contract/export', looks, 'Contracts', ContractFilter),
  detail: call({ verb: 'GET', path: '/operations/contract/{id}', access: looks, summary: 'One of them', data: ContractDetail }),
  pdf: call({
    verb: 'GET',
    path: '/operations/contract/{id}/pdf',
    access: looks,
    summary: 'Its file, with the signatures so far',
    data: z.unknown(),
    answer: 'file',
  }),
  terminate: call({
    verb: 'POST',
    path: '/operations/contract/{id}/terminate',
    access: decides,
    summary: 'Ends a contract that is in force, for the platform',
    body: ContractWhy,
    trail: act('contract.terminated', 'agreement'),
    data: Nothing,
  }),
  retry: call({
    verb: 'POST',
    path: '/operations/contract/{id}/retry',
    access: decides,
    summary: 'Has it signed again after a failure',
    trail: act('contract.retried', 'agreement'),
    data: Nothing,
  }),
};
