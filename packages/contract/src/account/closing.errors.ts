import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused to whoever closes his account, or keeps it after all. */
export const closingErrors = failures('account', {
  closing_blocked: {
    words: words(
      '还有未办结的事项，办结后才能注销账号',
      'Something is still open; the account can be closed once that is ended',
      'Des opérations sont encore en cours ; terminez-les avant de fermer le compte',
      'Aún hay asuntos abiertos; termínelos antes de cerrar la cuenta',
      'Ainda há pendências; conclua-as antes de encerrar a conta',
      'Есть незавершённые дела; завершите их, чтобы закрыть учётную запись',
    ),
  },
  closing_asked: {
    words: words(
      '已申请注销，正在等待期内',
      'The account is being closed already and is in its waiting time',
      'La fermeture est déjà demandée et le délai court',
      'El cierre ya está solicitado y corre el plazo',
      'O encerramento já foi pedido e está no prazo de espera',
      'Закрытие уже запрошено, идёт срок ожидания',
    ),
  },
  closing_none: {
    words: words(
      '没有等待中的注销申请',
      'No closing of the account is waiting',
      'Aucune fermeture de compte en attente',
      'No hay ningún cierre de cuenta en espera',
      'Nenhum encerramento de conta em espera',
      'Нет ожидающего закрытия учётной записи',
    ),
  },
});
