import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const freightErrors = failures('freight', {
  not_found: {
    words: words(
      '运费模板不存在',
      'This freight template does not exist',
      'Ce modèle de port n’existe pas',
      'Esta plantilla de envío no existe',
      'Este modelo de frete não existe',
      'Такого шаблона доставки нет',
    ),
  },
  name_missing: {
    words: words(
      '请填写模板名称',
      'Please name the template',
      'Donnez un nom au modèle',
      'Dé un nombre a la plantilla',
      'Dê um nome ao modelo',
      'Назовите шаблон',
    ),
  },
  name_taken: {
    words: words(
      '已有同名的运费模板',
      'A freight template has this name already',
      'Un modèle de port porte déjà ce nom',
      'Ya hay una plantilla de envío con este nombre',
      'Já existe um modelo de frete com este nome',
      'Шаблон с таким названием уже есть',
    ),
  },
  many: {
    words: words(
      '一个店铺最多 {most} 个运费模板',
      'A store has at most {most} freight templates',
      'Une boutique a au plus {most} modèles de port',
      'Una tienda tiene como máximo {most} plantillas de envío',
      'Uma loja tem no máximo {most} modelos de frete',
      'У магазина не более {most} шаблонов доставки',
    ),
  },
  fee_wrong: {
    words: words(
      '请填写正确的金额',
      'Please enter a proper amount',
      'Saisissez un montant correct',
      'Introduzca un importe correcto',
      'Informe um valor correto',
      'Укажите верную сумму',
    ),
  },
  portion_wrong: {
    words: words(
      '件数或重量须大于 0',
      'Pieces or weight must be more than 0',
      'Les pièces ou le poids doivent dépasser 0',
      'Las piezas o el peso deben ser mayores que 0',
      'As peças ou o peso devem ser maiores que 0',
      'Количество или вес должны быть больше 0',
    ),
  },
  days_wrong: {
    words: words(
      '在途天数填 0 到 90 的整数',
      'Days of the way: a whole number from 0 to 90',
      'Jours de trajet : un entier de 0 à 90',
      'Días de trayecto: un entero de 0 a 90',
      'Dias de trajeto: um inteiro de 0 a 90',
      'Дней в пути: целое число от 0 до 90',
    ),
  },
  province_wrong: {
    words: words(
      '省份不存在',
      'There is no such province',
      'Cette province n’existe pas',
      'No existe esa provincia',
      'Essa província não existe',
      'Такой провинции нет',
    ),
  },
  province_missing: {
    words: words(
      '请为每一行选择省份',
      'Please choose provinces for every row',
      'Choisissez des provinces pour chaque ligne',
      'Elija provincias para cada fila',
      'Escolha províncias para cada linha',
      'Выберите провинции для каждой строки',
    ),
  },
  province_twice: {
    words: words(
      '同一省份只能出现在一行',
      'A province may stand in one row only',
      'Une province ne peut figurer que dans une ligne',
      'Una provincia solo puede estar en una fila',
      'Uma província só pode estar numa linha',
      'Провинция может стоять только в одной строке',
    ),
  },
  nowhere: {
    words: words(
      '至少要有一个配送的地区',
      'There must be somewhere to deliver to',
      'Il faut au moins une région livrée',
      'Debe haber al menos una región de entrega',
      'Deve haber ao menos uma região atendida',
      'Нужен хотя бы один регион доставки',
    ),
  },
  in_use: {
    words: words(
      '还有 {count} 件商品在用这个模板，请先改用其他模板',
      'Products that use this template: {count}. Please give them another one first',
      'Produits qui utilisent ce modèle : {count}. Donnez-leur d’abord un autre modèle',
      'Productos que usan esta plantilla: {count}. Asígneles primero otra',
      'Produtos que usam este modelo: {count}. Dê-lhes outro primeiro',
      'Товаров с этим шаблоном: {count}. Сначала назначьте им другой',
    ),
  },
  is_usual: {
    words: words(
      '默认模板不能删除，请先把其他模板设为默认',
      'The default template cannot be removed; make another one the default first',
      'Le modèle par défaut ne peut être supprimé ; choisissez-en d’abord un autre par défaut',
      'La plantilla predeterminada no se puede eliminar; elija antes otra como predeterminada',
      'O modelo padrão não pode ser removido; defina outro como padrão antes',
      'Шаблон по умолчанию удалить нельзя; сначала назначьте другой',
    ),
  },
  goods_gone: {
    words: words(
      '所选商品有变化，请刷新后再试',
      'The chosen products have changed, please refresh and try again',
      'Les produits choisis ont changé, actualisez et réessayez',
      'Los productos elegidos han cambiado, actualice e inténtelo de nuevo',
      'Os produtos escolhidos mudaram, atualize e tente de novo',
      'Выбранные товары изменились, обновите и повторите',
    ),
  },
  not_served: {
    words: words(
      '商家不配送到该地区',
      'The seller does not deliver to this region',
      'Le vendeur ne livre pas dans cette région',
      'El vendedor no entrega en esta región',
      'O vendedor não entrega nesta região',
      'Продавец не доставляет в этот регион',
    ),
  },
});
