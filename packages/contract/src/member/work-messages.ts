import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

/** The work list, on the site of whoever reads it. */
const ofWork = (title: Words, body: Words): Message => ({ kind: 'system', url: '/', act: 'see', title, body });

/** What the mall's people hear of work that changes hands, and who wrote to them of the answer. */
export const workMessages = {
  'feedback.answered': {
    kind: 'system',
    url: '',
    act: 'see',
    title: words(
      '您的反馈 {feedbackNo} 有了回复',
      'Your feedback {feedbackNo} was answered',
      'Réponse à votre message {feedbackNo}',
      'Respuesta a su mensaje {feedbackNo}',
      'Resposta à sua mensagem {feedbackNo}',
      'Ответ на ваше сообщение {feedbackNo}',
    ),
    body: words('{answer}', '{answer}', '{answer}', '{answer}', '{answer}', '{answer}'),
  },
  'content.layout_held': {
    kind: 'system',
    url: '/content/layout?zone={zoneId}',
    act: 'see',
    title: words(
      '{page}的定时版本 v{version} 没有上线',
      'The scheduled v{version} of {page} did not go live',
      'La v{version} programmée de {page} n’a pas été mise en ligne',
      'La v{version} programada de {page} no se publicó',
      'A v{version} agendada de {page} não foi ao ar',
      'Запланированная v{version} страницы «{page}» не опубликована',
    ),
    body: words(
      '定时之后有人改了同一处内容（线上为 v{live}）。请查看后决定按它发布或取消。',
      'Somebody changed the same content after it was scheduled (v{live} is live). Look at it and publish it or take it back.',
      'Le même contenu a été modifié depuis (la v{live} est en ligne). Vérifiez, puis publiez-la ou retirez-la.',
      'El mismo contenido se cambió después (está publicada la v{live}). Revísela y publíquela o retírela.',
      'O mesmo conteúdo foi alterado depois (a v{live} está no ar). Confira e publique-a ou retire-a.',
      'То же содержание изменили позже (опубликована v{live}). Проверьте и опубликуйте или отмените.',
    ),
  },
  'work.handed_over': ofWork(
    words(
      '{by}把 {count} 件待办交给了您',
      '{by} has handed {count} cases over to you',
      '{by} vous a confié {count} dossiers',
      '{by} le ha pasado {count} asuntos',
      '{by} passou {count} casos para você',
      '{by} передаёт вам дел: {count}',
    ),
    words(
      '{names}。原因：{reason}。',
      '{names}. Reason: {reason}.',
      '{names}. Motif : {reason}.',
      '{names}. Motivo: {reason}.',
      '{names}. Motivo: {reason}.',
      '{names}. Причина: {reason}.',
    ),
  ),
  'work.taken_over': ofWork(
    words(
      '{by}接手了您的 {count} 件待办',
      '{by} has taken over {count} of your cases',
      '{by} a repris {count} de vos dossiers',
      '{by} se ha hecho cargo de {count} de sus asuntos',
      '{by} assumiu {count} dos seus casos',
      '{by} забирает ваших дел: {count}',
    ),
    words(
      '{names}。原因：{reason}。您不必再处理。',
      '{names}. Reason: {reason}. You need not go on with it.',
      '{names}. Motif : {reason}. Vous n’avez plus à vous en occuper.',
      '{names}. Motivo: {reason}. Ya no tiene que ocuparse de ello.',
      '{names}. Motivo: {reason}. Você não precisa mais cuidar disso.',
      '{names}. Причина: {reason}. Вам больше не нужно этим заниматься.',
    ),
  ),
} satisfies Record<string, Message>;
