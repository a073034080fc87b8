import * as z from 'zod';
import { right } from '../account/rights.ts';
import { SubmitAgain } from '../approval/approval.rules.ts';
import { exportCall } from '../download/export-call.ts';
import { anyone, buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
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
  VerifyContract,
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
  ContractRow,
  GoodsQuery,
  Made,
  VerifiedContract,
} from './contract-answers.ts';

const views = buyer({ may: right('personalCenterBase:contract:list:view'), reach: 'company' });
const creates = buyer({ may: right('contract:create') });
const signs = buyer({ may: right('contract:sign') });

export const contractApi = {
  page: call({
    verb: 'GET',
    path: '/portal/contract/page',
    access: views,
    summary: 'Contracts of the company, with a count for each tab',
    query: ContractQuery,
    data: ContractPage,
  }),
  export: exportCall('/portal/contract/export', views, 'Contracts of the company', ContractFilter),
  detail: call({
    verb: 'GET',
    path: '/portal/contract/{id}',
    access: views,
    summary: 'One contract with parties, terms, lines, call-offs and signatures',
    data: ContractDetail,
  }),
  pdf: call({
    verb: 'GET',
    path: '/portal/contract/{id}/pdf',
    access: views,
    summary: 'Its file, with the signatures so far',
    data: z.unknown(),
    answer: 'file',
  }),
  ofOrder: call({
    verb: 'GET',
    path: '/portal/contract/order/{id}',
    access: views,
    summary: 'Contracts of an order',
    data: z.array(ContractRow),
  }),
  candidates: call({
    verb: 'GET',
    path: '/portal/contract/candidates',
    access: creates,
    summary: 'Orders without a contract',
    query: CandidateQuery,
    data: pageOf(ContractCandidate),
  }),
  partners: call({
    verb: 'GET',
    path: '/portal/contract/partners',
    access: creates,
    summary: 'Stores that the company bought from',
    data: z.array(ContractPartner),
  }),
  goods: call({
    verb: 'GET',
    path: '/portal/contract/goods',
    access: creates,
    summary: 'What it bought there in a year, as a proposal for a framework',
    query: GoodsQuery,
    data: z.array(ContractGoods),
  }),
  create: call({
    verb: 'POST',
    path: '/portal/contract',
    access: creates,
    summary: 'Drafts a contract from an order, as a framework or as a supplement',
    body: CreateContract,
    data: Made,
  }),
  edit: call({
    verb: 'PUT',
    path: '/portal/contract/{id}',
    access: creates,
    summary: 'Writes a draft anew',
    body: EditContract,
    bodyBytes: contractBytes,
    data: Nothing,
  }),
  send: call({
    verb: 'POST',
    path: '/portal/contract/{id}/send',
    access: creates,
    summary: 'Lays the paper out and sends it to the other side',
    data: Nothing,
  }),
  accept: call({
    verb: 'POST',
    path: '/portal/contract/{id}/accept',
    access: creates,
    summary: 'Agrees to the text; its file is locked',
    body: AcceptContract,
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/portal/contract/{id}/reject',
    access: creates,
    summary: 'Sends the text back',
    body: ContractWhy,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/portal/contract/{id}/withdraw',
    access: creates,
    summary: 'Takes it back while nobody has signed',
    data: Nothing,
  }),
  submit: call({
    verb: 'POST',
    path: '/portal/contract/{id}/approval',
    access: creates,
    summary: 'Has the company approve it before it signs; again where that came back',
    body: SubmitAgain,
    data: z.strictObject({ requestId: Id }),
  }),
  code: call({ verb: 'POST', path: '/portal/contract/{id}/code', access: signs, summary: 'Texts the signatory a code', data: CodeSent }),
  sign: call({
    verb: 'POST',
    path: '/portal/contract/{id}/sign',
    access: signs,
    summary: 'Signs with a seal and the code',
    body: SignContract,
    data: Nothing,
  }),
  refuse: call({
    verb: 'POST',
    path: '/portal/contract/{id}/refuse',
    access: signs,
    summary: 'Refuses to sign; a first signature is void',
    body: ContractWhy,
    data: Nothing,
  }),
  retry: call({
    verb: 'POST',
    path: '/portal/contract/{id}/retry',
    access: signs,
    summary: 'Has it signed again after a failure',
    data: Nothing,
  }),
  askEnd: call({
    verb: 'POST',
    path: '/portal/contract/{id}/end',
    access: signs,
    summary: 'Proposes to terminate it',
    body: ContractWhy,
    data: Nothing,
  }),
  answerEnd: call({
    verb: 'POST',
    path: '/portal/contract/{id}/end/answer',
    access: signs,
    summary: 'Agrees to terminate it, or does not',
    body: AnswerEnd,
    data: Nothing,
  }),
};

export const contractVerifyApi = {
  verify: call({
    verb: 'GET',
    path: '/portal/contract/verify',
    access: anyone,
    summary: 'Who signed a contract and when, for whoever holds its paper: by number and code, or by the hash of a file',
    query: VerifyContract,
    data: VerifiedContract,
  }),
};
