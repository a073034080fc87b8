import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of what somebody writes into a contract. */
export const contractTextErrors = failures('agreement', {
  title_required: {
    words: words(
      '请填写合同名称',
      'Please name the contract',
      'Nommez le contrat',
      'Indique el nombre del contrato',
      'Informe o nome do contrato',
      'Укажите название договора',
    ),
  },
  title_long: {
    words: words(
      '合同名称最多 60 个字',
      'A name has at most 60 characters',
      '60 caractères au plus',
      '60 caracteres como máximo',
      'No máximo 60 caracteres',
      'Не более 60 знаков',
    ),
  },
  terms_required: {
    words: words(
      '请至少填写一条条款',
      'Please write at least one section',
      'Rédigez au moins une clause',
      'Escriba al menos una cláusula',
      'Escreva ao menos uma cláusula',
      'Нужен хотя бы один раздел',
    ),
  },
  terms_many: {
    words: words(
      '条款最多 20 条',
      'At most 20 sections',
      '20 clauses au plus',
      '20 cláusulas como máximo',
      'No máximo 20 cláusulas',
      'Не более 20 разделов',
    ),
  },
  section_title: {
    words: words(
      '条款标题为 1 到 40 个字',
      'A heading has 1 to 40 characters',
      'Titre de 1 à 40 caractères',
      'Título de 1 a 40 caracteres',
      'Título de 1 a 40 caracteres',
      'Заголовок: от 1 до 40 знаков',
    ),
  },
  section_empty: {
    words: words(
      '请填写条款内容',
      'Please write the text of the section',
      'Rédigez la clause',
      'Escriba la cláusula',
      'Escreva a cláusula',
      'Напишите текст раздела',
    ),
  },
  section_long: {
    words: words(
      '每条内容最多 3000 个字',
      'A section has at most 3000 characters',
      '3000 caractères au plus',
      '3000 caracteres como máximo',
      'No máximo 3000 caracteres',
      'Не более 3000 знаков',
    ),
  },
  lines_required: {
    words: words(
      '请至少选择一个商品',
      'Please choose at least one of the goods',
      'Choisissez au moins un article',
      'Elija al menos un producto',
      'Escolha ao menos um produto',
      'Выберите хотя бы один товар',
    ),
  },
  lines_many: {
    words: words(
      '商品最多 200 行',
      'At most 200 lines',
      '200 lignes au plus',
      '200 líneas como máximo',
      'No máximo 200 linhas',
      'Не более 200 строк',
    ),
  },
  num_wrong: {
    words: words(
      '数量为 1 到 9999999 的整数',
      'A quantity is a whole number from 1 to 9999999',
      'Quantité entière de 1 à 9999999',
      'Cantidad entera de 1 a 9999999',
      'Quantidade inteira de 1 a 9999999',
      'Количество: целое от 1 до 9999999',
    ),
  },
  price_wrong: {
    words: words(
      '请填写正确的单价，如 12.50',
      'Please give a price like 12.50',
      'Indiquez un prix comme 12.50',
      'Indique un precio como 12.50',
      'Informe um preço como 12.50',
      'Укажите цену, например 12.50',
    ),
  },
  total_large: {
    words: words(
      '合同总金额超出上限（999,999,999.99 元）',
      'The contract is above the largest amount of 999,999,999.99',
      'Le contrat dépasse le montant maximal de 999 999 999,99',
      'El contrato supera el importe máximo de 999.999.999,99',
      'O contrato ultrapassa o valor máximo de 999.999.999,99',
      'Сумма договора больше допустимых 999 999 999,99',
    ),
  },
  days_wrong: {
    words: words(
      '起止日期不正确',
      'The dates are wrong',
      'Les dates sont fausses',
      'Las fechas son incorrectas',
      'As datas estão erradas',
      'Даты неверны',
    ),
  },
  days_over: {
    words: words(
      '合同有效期已过，请修改起止日期后重新发送',
      'The days of this contract are over, have them changed and the contract sent anew',
      'La durée de ce contrat est passée, modifiez les dates et renvoyez-le',
      'La vigencia de este contrato ya pasó, cambie las fechas y envíelo de nuevo',
      'A vigência deste contrato já passou, mude as datas e envie de novo',
      'Срок договора уже прошёл, измените даты и отправьте заново',
    ),
  },
  sign_unprintable: {
    words: words(
      '“{sign}”无法印在合同文件上，请换成其他文字',
      '“{sign}” cannot be printed on the paper, please write it otherwise',
      '« {sign} » ne peut pas être imprimé, écrivez-le autrement',
      '«{sign}» no se puede imprimir, escríbalo de otra forma',
      '“{sign}” não pode ser impresso, escreva de outra forma',
      '«{sign}» нельзя напечатать, напишите иначе',
    ),
  },
});
