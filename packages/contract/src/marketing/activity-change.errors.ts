import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused of an activity that stands. */
export const activityChangeErrors = failures('marketing', {
  begun_fixed: {
    words: words(
      '活动已开始，只能改结束时间、提高预算或暂停',
      'It has begun: only its end, a higher budget and a pause are left',
      'L’opération a commencé : seuls la fin, un budget plus haut et la pause restent possibles',
      'Ya empezó: solo quedan el final, un presupuesto mayor y la pausa',
      'Já começou: só restam o fim, um orçamento maior e a pausa',
      'Акция началась: можно изменить лишь конец, увеличить бюджет или приостановить',
    ),
  },
  not_begun: {
    words: words(
      '活动还没开始，请直接修改活动',
      'It has not begun: change the activity itself',
      'L’opération n’a pas commencé : modifiez-la directement',
      'Aún no ha empezado: cambie la propia actividad',
      'Ainda não começou: altere a própria atividade',
      'Акция ещё не началась: измените её саму',
    ),
  },
  budget_lower: {
    words: words(
      '活动开始后预算只能提高，现为 {budget} 元',
      'Once it has begun the budget only rises; it is {budget} CNY',
      'Une fois commencée, le budget ne peut qu’augmenter ; il est de {budget} CNY',
      'Una vez empezada, el presupuesto solo sube; es de {budget} CNY',
      'Depois de começar, o orçamento só sobe; é de {budget} CNY',
      'После начала бюджет только растёт; сейчас {budget} CNY',
    ),
  },
  held_by_mall: {
    words: words(
      '活动被平台暂停，请联系平台恢复',
      'The mall holds it: ask the mall to let it go on',
      'La plateforme l’a suspendue : demandez-lui de la reprendre',
      'La plataforma la tiene en pausa: pídale que la reanude',
      'A plataforma a mantém em pausa: peça que a retome',
      'Акция приостановлена площадкой: попросите её возобновить',
    ),
  },
  spec_taken: {
    words: words(
      '“{goods}”同期已在“{name}”（{time}）',
      '“{goods}” is in “{name}” at that time ({time})',
      '« {goods} » est alors dans « {name} » ({time})',
      '«{goods}» está entonces en «{name}» ({time})',
      '“{goods}” está então em “{name}” ({time})',
      '«{goods}» в это время в акции «{name}» ({time})',
    ),
  },
  nothing_to_copy: {
    words: words(
      '上周这几天没有场次',
      'There were no sessions a week before',
      'Aucune session la semaine précédente',
      'No hubo sesiones la semana anterior',
      'Não houve sessões na semana anterior',
      'Неделей раньше сессий не было',
    ),
  },
});
