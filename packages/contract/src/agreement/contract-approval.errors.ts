import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of a contract that a company has approved before it signs, and of the seals that it signs with. */
export const contractApprovalErrors = failures('agreement', {
  approval_needed: {
    words: words(
      '该合同须先通过企业内部审批才能签署',
      'Your company has to approve this contract before it is signed',
      'Votre société doit approuver ce contrat avant la signature',
      'Su empresa debe aprobar este contrato antes de firmarlo',
      'Sua empresa precisa aprovar este contrato antes de assinar',
      'До подписания договор должна согласовать ваша компания',
    ),
  },
  approval_running: {
    words: words(
      '该合同正在审批中',
      'This contract is being approved already',
      'Ce contrat est déjà en validation',
      'Este contrato ya está en aprobación',
      'Este contrato já está em aprovação',
      'Договор уже на согласовании',
    ),
  },
  approval_unneeded: {
    words: words(
      '没有适用于该合同的审批流程，可直接签署',
      'No approval process fits this contract, it can be signed at once',
      'Aucun processus de validation ne s’applique, le contrat peut être signé',
      'Ningún proceso de aprobación se aplica, el contrato puede firmarse',
      'Nenhum processo de aprovação se aplica, o contrato pode ser assinado',
      'Процессов согласования для договора нет, его можно подписать',
    ),
  },
  seal_wrong: {
    words: words(
      '请上传完整的 PNG 印章图片，边长 100 至 2048 像素',
      'Give a whole PNG of the seal, 100 to 2048 pixels a side',
      'Envoyez un PNG entier du cachet, de 100 à 2048 pixels de côté',
      'Envíe un PNG completo del sello, de 100 a 2048 píxeles por lado',
      'Envie um PNG completo do carimbo, de 100 a 2048 pixels de lado',
      'Пришлите целый PNG печати, сторона от 100 до 2048 точек',
    ),
  },
  seal_ground: {
    words: words(
      '图片上没有可辨认的印章，请使用白底或透明底、印章居中的图片',
      'No seal can be told from its ground; use a picture on white or transparent ground',
      'Le cachet ne se distingue pas du fond ; utilisez un fond blanc ou transparent',
      'El sello no se distingue del fondo; use fondo blanco o transparente',
      'O carimbo não se distingue do fundo; use fundo branco ou transparente',
      'Печать не отличить от фона; нужен белый или прозрачный фон',
    ),
  },
  approved_already: {
    words: words(
      '该合同已审批通过，可以签署',
      'This contract is approved and can be signed',
      'Ce contrat est approuvé et peut être signé',
      'Este contrato está aprobado y puede firmarse',
      'Este contrato está aprovado e pode ser assinado',
      'Договор согласован, его можно подписать',
    ),
  },
});
