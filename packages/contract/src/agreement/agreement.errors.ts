import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of contracts. */
export const agreementErrors = failures('agreement', {
  moved: {
    words: words(
      '合同状态已变化，请刷新后再试',
      'The contract has changed meanwhile, please look again',
      'Le contrat a changé entre-temps, actualisez',
      'El contrato ha cambiado, actualice',
      'O contrato mudou, atualize',
      'Договор изменился, обновите страницу',
    ),
  },
  changed: {
    words: words(
      '合同文件与您看到的不一致，请重新阅读',
      'The file is not the one you read, please read it again',
      'Le fichier n’est pas celui que vous avez lu, relisez-le',
      'El archivo no es el que leyó, léalo de nuevo',
      'O arquivo não é o que você leu, leia de novo',
      'Файл отличается от прочитанного, прочтите его снова',
    ),
  },
  order_covered: {
    words: words(
      '该订单已有合同',
      'There is a contract for this order already',
      'Cette commande a déjà un contrat',
      'Este pedido ya tiene contrato',
      'Este pedido já tem contrato',
      'По этому заказу уже есть договор',
    ),
  },
  order_unfit: {
    words: words(
      '该订单不能签订合同',
      'No contract can be made for this order',
      'Aucun contrat possible pour cette commande',
      'No se puede hacer contrato de este pedido',
      'Não é possível fazer contrato deste pedido',
      'По этому заказу договор не составить',
    ),
  },
  goods_listed: {
    words: words(
      '有商品已在双方的另一份框架合同中',
      'Some goods are on another framework of both sides',
      'Des articles figurent dans un autre accord-cadre',
      'Hay productos en otro acuerdo marco',
      'Há produtos em outro acordo-quadro',
      'Часть товаров есть в другом рамочном договоре',
    ),
  },
  goods_unknown: {
    words: words(
      '有商品不是该店铺的',
      'Some goods are not of this store',
      'Des articles ne sont pas de cette boutique',
      'Hay productos que no son de la tienda',
      'Há produtos que não são da loja',
      'Часть товаров не из этого магазина',
    ),
  },
  partner_unknown: {
    words: words(
      '没有找到对方',
      'The other side was not found',
      'L’autre partie est introuvable',
      'No se encontró a la otra parte',
      'A outra parte não foi encontrada',
      'Другая сторона не найдена',
    ),
  },
  uncertified: {
    words: words(
      '企业认证通过后才能签订合同',
      'Only certified companies make contracts',
      'Seules les entreprises certifiées concluent des contrats',
      'Solo las empresas certificadas hacen contratos',
      'Só empresas certificadas fazem contratos',
      'Договоры заключают только подтверждённые компании',
    ),
  },
  not_effective: {
    words: words(
      '合同未生效，不能补充',
      'The contract is not in force',
      'Le contrat n’est pas en vigueur',
      'El contrato no está vigente',
      'O contrato não está em vigor',
      'Договор не действует',
    ),
  },
  not_turn: {
    words: words(
      '请等待对方先签署',
      'The other side signs first',
      'L’autre partie signe d’abord',
      'La otra parte firma primero',
      'A outra parte assina primeiro',
      'Сначала подписывает другая сторона',
    ),
  },
  code_wrong: {
    words: words(
      '验证码错误或已过期，请重新获取',
      'The code is wrong or has expired, please ask for another',
      'Code faux ou expiré, demandez-en un autre',
      'Código incorrecto o vencido, pida otro',
      'Código errado ou expirado, peça outro',
      'Код неверен или истёк, запросите новый',
    ),
  },
  sign_failed: {
    words: words(
      '签署未能完成，已通知平台处理',
      'Signing failed, the platform has been told',
      'La signature a échoué, la plateforme est prévenue',
      'La firma falló, se avisó a la plataforma',
      'A assinatura falhou, a plataforma foi avisada',
      'Подписать не удалось, платформа оповещена',
    ),
  },
  file_lost: {
    words: words(
      '合同文件无法读取，请退回后重新发送',
      'The file cannot be read, send the contract back and have it sent anew',
      'Fichier illisible, renvoyez le contrat',
      'No se puede leer el archivo, devuelva el contrato',
      'Arquivo ilegível, devolva o contrato',
      'Файл не читается, верните договор и отправьте заново',
    ),
  },
  unshipped: {
    words: words(
      '还有未发货的订单，不能终止',
      'There are orders that were not shipped yet',
      'Des commandes ne sont pas encore expédiées',
      'Hay pedidos sin enviar',
      'Há pedidos não enviados',
      'Есть неотправленные заказы',
    ),
  },
  end_asked: {
    words: words(
      '已提议终止，等待对方答复',
      'Termination has been proposed already',
      'La résiliation est déjà proposée',
      'La rescisión ya fue propuesta',
      'A rescisão já foi proposta',
      'Расторжение уже предложено',
    ),
  },
  end_not_asked: {
    words: words(
      '对方没有提议终止',
      'Nobody proposed to terminate it',
      'Personne n’a proposé la résiliation',
      'Nadie propuso la rescisión',
      'Ninguém propôs a rescisão',
      'Расторжение никто не предлагал',
    ),
  },
  reason_required: {
    words: words('请填写原因', 'Please give the reason', 'Indiquez le motif', 'Indique el motivo', 'Informe o motivo', 'Укажите причину'),
  },
  verify_unknown: {
    words: words(
      '没有查到对应的合同，请核对编号与文件',
      'No contract fits, please check number and file',
      'Aucun contrat ne correspond, vérifiez numéro et fichier',
      'Ningún contrato coincide, revise número y archivo',
      'Nenhum contrato corresponde, confira número e arquivo',
      'Договор не найден, проверьте номер и файл',
    ),
  },
});
