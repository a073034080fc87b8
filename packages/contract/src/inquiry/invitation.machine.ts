import { words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';
import type { StateRow } from '../kernel/state-row.ts';

export const invitationStates = ['invited', 'viewed', 'declined', 'quoted', 'withdrawn', 'won', 'lost', 'not_quoted', 'replaced'] as const;
export type InvitationState = (typeof invitationStates)[number];

const invitationEvents = ['view', 'quote', 'decline', 'withdraw', 'win', 'lose', 'miss', 'replace', 'askAgain'] as const;
type InvitationEvent = (typeof invitationEvents)[number];

const answering = ['invited', 'viewed', 'declined', 'quoted', 'withdrawn'] as const satisfies readonly InvitationState[];

/** A supplier in one round. Who declined or took his quote back may still come to another mind before the deadline; the end of the round decides the rest. */
export const invitationMachine = machine<InvitationState, InvitationEvent, 'invite'>(
  { invite: 'invited' },
  {
    view: { from: ['invited'], to: 'viewed' },
    quote: { from: answering, to: 'quoted' },
    decline: { from: ['invited', 'viewed', 'withdrawn'], to: 'declined' },
    withdraw: { from: ['quoted'], to: 'withdrawn' },
    win: { from: ['quoted'], to: 'won' },
    lose: { from: ['quoted'], to: 'lost' },
    miss: { from: ['invited', 'viewed', 'declined', 'withdrawn'], to: 'not_quoted' },
    replace: { from: ['invited', 'viewed', 'declined'], to: 'replaced' },
    askAgain: { from: ['replaced'], to: 'invited' },
  },
);

/** Who has said whether he quotes: once all have, the quotes may be opened before the deadline. */
export const answeredStates = ['declined', 'quoted', 'withdrawn', 'replaced'] as const satisfies readonly InvitationState[];

export const invitationStateRows: Readonly<Record<InvitationState, StateRow>> = {
  invited: {
    words: words('待查看', 'Not seen yet', 'Pas encore vue', 'Sin ver', 'Ainda não vista', 'Не просмотрено'),
    mark: 'open',
    tone: 'amber',
  },
  viewed: { words: words('已查看', 'Seen', 'Vue', 'Vista', 'Vista', 'Просмотрено'), mark: 'running', tone: 'blue' },
  declined: {
    words: words('不参与', 'Declined', 'Décline', 'No participa', 'Não participa', 'Отказался'),
    mark: 'open',
    tone: 'grey',
  },
  quoted: { words: words('已报价', 'Quoted', 'Offre remise', 'Cotizó', 'Cotou', 'Предложение подано'), mark: 'closed', tone: 'green' },
  withdrawn: {
    words: words('已撤回', 'Quote withdrawn', 'Offre retirée', 'Oferta retirada', 'Oferta retirada', 'Предложение отозвано'),
    mark: 'open',
    tone: 'grey',
  },
  won: { words: words('中标', 'Won', 'Retenue', 'Adjudicada', 'Vencedora', 'Победитель'), mark: 'closed', tone: 'green' },
  lost: { words: words('未中标', 'Not chosen', 'Non retenue', 'No elegida', 'Não escolhida', 'Не выбран'), mark: 'closed', tone: 'grey' },
  not_quoted: {
    words: words('未报价', 'No quote', 'Sans offre', 'Sin oferta', 'Sem oferta', 'Без предложения'),
    mark: 'open',
    tone: 'grey',
  },
  replaced: {
    words: words('已换家', 'Replaced', 'Remplacé', 'Reemplazado', 'Substituído', 'Заменён'),
    mark: 'open',
    tone: 'grey',
  },
};
