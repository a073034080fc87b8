import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

/** Both sides hear the same, and each is led to its own page of it. */
const ofContract = (title: Words, body: Words): Message => ({ kind: 'system', url: '{page}', act: 'see', title, body });

/** What those hear who sign contracts or look after one. */
export const contractMessages = {
  'contract.to_confirm': ofContract(
    words(
      '合同待确认',
      'Contract to confirm',
      'Contrat à confirmer',
      'Contrato por confirmar',
      'Contrato a confirmar',
      'Договор на подтверждение',
    ),
    words(
      '对方发来《{title}》（{contractSn}），请在 15 天内确认文本。',
      'The other side sent “{title}” ({contractSn}). Please agree to the text within 15 days.',
      'L’autre partie a envoyé « {title} » ({contractSn}). Confirmez le texte sous 15 jours.',
      'La otra parte envió «{title}» ({contractSn}). Confirme el texto en 15 días.',
      'A outra parte enviou “{title}” ({contractSn}). Confirme o texto em 15 dias.',
      'Другая сторона прислала «{title}» ({contractSn}). Подтвердите текст за 15 дней.',
    ),
  ),
  'contract.to_sign': ofContract(
    words('合同待签署', 'Contract to sign', 'Contrat à signer', 'Contrato por firmar', 'Contrato a assinar', 'Договор на подпись'),
    words(
      '《{title}》（{contractSn}）等待我方签署，请在期限内完成。',
      '“{title}” ({contractSn}) waits for your signature.',
      '« {title} » ({contractSn}) attend votre signature.',
      '«{title}» ({contractSn}) espera su firma.',
      '“{title}” ({contractSn}) aguarda sua assinatura.',
      '«{title}» ({contractSn}) ждёт вашей подписи.',
    ),
  ),
  'contract.accepted': ofContract(
    words(
      '合同文本已确认',
      'Contract text agreed to',
      'Texte du contrat accepté',
      'Texto del contrato aceptado',
      'Texto do contrato aceito',
      'Текст договора согласован',
    ),
    words(
      '《{title}》（{contractSn}）的文本已确认，等待对方先签署。',
      'The text of “{title}” ({contractSn}) is agreed to; the other side signs first.',
      'Le texte de « {title} » ({contractSn}) est accepté ; l’autre partie signe d’abord.',
      'El texto de «{title}» ({contractSn}) fue aceptado; la otra parte firma primero.',
      'O texto de “{title}” ({contractSn}) foi aceito; a outra parte assina primeiro.',
      'Текст «{title}» ({contractSn}) согласован; сначала подписывает другая сторона.',
    ),
  ),
  'contract.rejected': ofContract(
    words('合同被退回', 'Contract sent back', 'Contrat renvoyé', 'Contrato devuelto', 'Contrato devolvido', 'Договор возвращён'),
    words(
      '《{title}》（{contractSn}）被退回：{reason}',
      '“{title}” ({contractSn}) was sent back: {reason}',
      '« {title} » ({contractSn}) est renvoyé : {reason}',
      '«{title}» ({contractSn}) fue devuelto: {reason}',
      '“{title}” ({contractSn}) foi devolvido: {reason}',
      '«{title}» ({contractSn}) возвращён: {reason}',
    ),
  ),
  'contract.withdrawn': ofContract(
    words('合同已撤回', 'Contract withdrawn', 'Contrat retiré', 'Contrato retirado', 'Contrato retirado', 'Договор отозван'),
    words(
      '对方撤回了《{title}》（{contractSn}）。',
      'The other side withdrew “{title}” ({contractSn}).',
      'L’autre partie a retiré « {title} » ({contractSn}).',
      'La otra parte retiró «{title}» ({contractSn}).',
      'A outra parte retirou “{title}” ({contractSn}).',
      'Другая сторона отозвала «{title}» ({contractSn}).',
    ),
  ),
  'contract.unanswered': ofContract(
    words(
      '合同超时未确认',
      'Contract not confirmed in time',
      'Contrat non confirmé à temps',
      'Contrato no confirmado a tiempo',
      'Contrato não confirmado a tempo',
      'Договор не подтверждён в срок',
    ),
    words(
      '《{title}》（{contractSn}）15 天内未得到确认，已退回，可以重新发送。',
      '“{title}” ({contractSn}) was not confirmed within 15 days and can be sent again.',
      '« {title} » ({contractSn}) n’a pas été confirmé sous 15 jours et peut être renvoyé.',
      '«{title}» ({contractSn}) no se confirmó en 15 días y puede reenviarse.',
      '“{title}” ({contractSn}) não foi confirmado em 15 dias e pode ser reenviado.',
      '«{title}» ({contractSn}) не подтверждён за 15 дней, его можно отправить снова.',
    ),
  ),
  'contract.effective': ofContract(
    words('合同已生效', 'Contract in force', 'Contrat en vigueur', 'Contrato vigente', 'Contrato em vigor', 'Договор вступил в силу'),
    words(
      '《{title}》（{contractSn}）双方已签署并生效，可以下载签署文件。',
      'Both sides signed “{title}” ({contractSn}); the signed file can be fetched.',
      '« {title} » ({contractSn}) est signé par les deux parties ; le fichier signé est disponible.',
      'Ambas partes firmaron «{title}» ({contractSn}); el archivo firmado está disponible.',
      'Ambas as partes assinaram “{title}” ({contractSn}); o arquivo assinado está disponível.',
      'Обе стороны подписали «{title}» ({contractSn}); подписанный файл доступен.',
    ),
  ),
  'contract.sign_expired': ofContract(
    words(
      '合同逾期未签',
      'Contract not signed in time',
      'Contrat non signé à temps',
      'Contrato no firmado a tiempo',
      'Contrato não assinado a tempo',
      'Договор не подписан в срок',
    ),
    words(
      '《{title}》（{contractSn}）未在期限内签署，已作废。',
      '“{title}” ({contractSn}) was not signed in time and is void.',
      '« {title} » ({contractSn}) n’a pas été signé à temps et est caduc.',
      '«{title}» ({contractSn}) no se firmó a tiempo y queda sin efecto.',
      '“{title}” ({contractSn}) não foi assinado a tempo e ficou sem efeito.',
      '«{title}» ({contractSn}) не подписан в срок и утратил силу.',
    ),
  ),
  'contract.sign_failed': ofContract(
    words('合同签署异常', 'Signing failed', 'Échec de la signature', 'Fallo de firma', 'Falha na assinatura', 'Сбой подписания'),
    words(
      '《{title}》（{contractSn}）签署未能完成，平台正在处理。',
      'Signing “{title}” ({contractSn}) failed; the platform is looking into it.',
      'La signature de « {title} » ({contractSn}) a échoué ; la plateforme s’en occupe.',
      'La firma de «{title}» ({contractSn}) falló; la plataforma lo revisa.',
      'A assinatura de “{title}” ({contractSn}) falhou; a plataforma está verificando.',
      'Подписать «{title}» ({contractSn}) не удалось; платформа разбирается.',
    ),
  ),
  'contract.terminated': ofContract(
    words('合同已终止', 'Contract terminated', 'Contrat résilié', 'Contrato rescindido', 'Contrato rescindido', 'Договор расторгнут'),
    words(
      '《{title}》（{contractSn}）已终止。',
      '“{title}” ({contractSn}) has been terminated.',
      '« {title} » ({contractSn}) est résilié.',
      '«{title}» ({contractSn}) fue rescindido.',
      '“{title}” ({contractSn}) foi rescindido.',
      '«{title}» ({contractSn}) расторгнут.',
    ),
  ),
  'contract.completed': ofContract(
    words('合同已履行完毕', 'Contract fulfilled', 'Contrat exécuté', 'Contrato cumplido', 'Contrato cumprido', 'Договор исполнен'),
    words(
      '《{title}》（{contractSn}）已履行完毕。',
      '“{title}” ({contractSn}) has been fulfilled.',
      '« {title} » ({contractSn}) est exécuté.',
      '«{title}» ({contractSn}) se ha cumplido.',
      '“{title}” ({contractSn}) foi cumprido.',
      '«{title}» ({contractSn}) исполнен.',
    ),
  ),
  'contract.expired': ofContract(
    words('合同已到期', 'Contract expired', 'Contrat expiré', 'Contrato vencido', 'Contrato expirado', 'Срок договора истёк'),
    words(
      '《{title}》（{contractSn}）已到期。',
      '“{title}” ({contractSn}) has expired.',
      '« {title} » ({contractSn}) a expiré.',
      '«{title}» ({contractSn}) ha vencido.',
      '“{title}” ({contractSn}) expirou.',
      'Срок «{title}» ({contractSn}) истёк.',
    ),
  ),
  'contract.soon': ofContract(
    words(
      '合同即将到期',
      'Contract expires soon',
      'Contrat bientôt expiré',
      'Contrato por vencer',
      'Contrato prestes a expirar',
      'Договор скоро истечёт',
    ),
    words(
      '《{title}》（{contractSn}）将在 30 天内到期，需要续签请尽早办理。',
      '“{title}” ({contractSn}) expires within 30 days; renew it in time if needed.',
      '« {title} » ({contractSn}) expire sous 30 jours ; renouvelez-le si besoin.',
      '«{title}» ({contractSn}) vence en 30 días; renuévelo si hace falta.',
      '“{title}” ({contractSn}) expira em 30 dias; renove se preciso.',
      '«{title}» ({contractSn}) истекает в течение 30 дней; продлите, если нужно.',
    ),
  ),
  'contract.end_asked': ofContract(
    words(
      '对方提议终止合同',
      'Termination proposed',
      'Résiliation proposée',
      'Rescisión propuesta',
      'Rescisão proposta',
      'Предложено расторжение',
    ),
    words(
      '对方提议终止《{title}》（{contractSn}）：{reason}',
      'The other side proposes to terminate “{title}” ({contractSn}): {reason}',
      'L’autre partie propose de résilier « {title} » ({contractSn}) : {reason}',
      'La otra parte propone rescindir «{title}» ({contractSn}): {reason}',
      'A outra parte propõe rescindir “{title}” ({contractSn}): {reason}',
      'Другая сторона предлагает расторгнуть «{title}» ({contractSn}): {reason}',
    ),
  ),
  'contract.end_refused': ofContract(
    words(
      '终止提议未获同意',
      'Termination refused',
      'Résiliation refusée',
      'Rescisión rechazada',
      'Rescisão recusada',
      'Расторжение отклонено',
    ),
    words(
      '《{title}》（{contractSn}）继续履行。{reason}',
      '“{title}” ({contractSn}) stays in force. {reason}',
      '« {title} » ({contractSn}) reste en vigueur. {reason}',
      '«{title}» ({contractSn}) sigue vigente. {reason}',
      '“{title}” ({contractSn}) continua em vigor. {reason}',
      '«{title}» ({contractSn}) остаётся в силе. {reason}',
    ),
  ),
} satisfies Record<string, Message>;
