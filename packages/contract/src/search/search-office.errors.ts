import { failures } from '../kernel/errors.ts';
import { type Words, words } from '../kernel/language.ts';

const says = (...six: Parameters<typeof words>): { words: Words } => ({ words: words(...six) });

export const searchOfficeErrors = failures('search_office', {
  word_required: says(
    '请输入买家用的词',
    'Please enter the word that buyers type',
    'Saisissez le mot des acheteurs',
    'Introduzca la palabra de los compradores',
    'Informe a palavra dos compradores',
    'Введите слово покупателей',
  ),
  means_required: says(
    '请输入它指什么',
    'Please enter what it means',
    'Saisissez ce qu’il signifie',
    'Introduzca lo que significa',
    'Informe o que significa',
    'Введите, что оно означает',
  ),
  word_taken: says(
    '这个词已有同义词，请改已有的那条',
    'This word is taught already; change that row',
    'Ce mot est déjà connu ; modifiez sa ligne',
    'Esta palabra ya se conoce; cambie su fila',
    'Esta palavra já é conhecida; altere a linha dela',
    'Это слово уже есть; измените его строку',
  ),
  same: says(
    '词和含义相同，不起作用',
    'The word and its meaning are the same',
    'Le mot et son sens sont identiques',
    'La palabra y su significado son iguales',
    'A palavra e o significado são iguais',
    'Слово и его значение совпадают',
  ),
  pattern_required: says(
    '请输入铭牌写法',
    'Please enter the plate',
    'Saisissez la plaque',
    'Introduzca la placa',
    'Informe a placa',
    'Введите маркировку',
  ),
  pattern_wrong: says(
    '写法读不懂：以两位以上的字母数字开头，数值用花括号写属性和单位，两个数值之间要有符号',
    'The plate cannot be read: it begins with a series, figures are attributes in braces, and a sign parts two figures',
    'Plaque illisible : une série d’abord, les chiffres comme attributs entre accolades, un signe entre deux chiffres',
    'Placa ilegible: primero la serie, las cifras como atributos entre llaves y un signo entre dos cifras',
    'Placa ilegível: primeiro a série, os números como atributos entre chaves e um sinal entre dois números',
    'Маркировка не читается: сначала серия, числа как атрибуты в фигурных скобках, между числами знак',
  ),
  pattern_taken: says(
    '已有相同写法',
    'There is such a plate already',
    'Cette plaque existe déjà',
    'Ya existe esta placa',
    'Esta placa já existe',
    'Такая маркировка уже есть',
  ),
  attribute_unknown: says(
    '分类没有属性“{name}”',
    'The class has no attribute “{name}”',
    'La classe n’a pas d’attribut « {name} »',
    'La clase no tiene el atributo «{name}»',
    'A classe não tem o atributo “{name}”',
    'У класса нет атрибута «{name}»',
  ),
  class_unknown: says(
    '请选在售的三级分类',
    'Please choose a class of the third level that is in use',
    'Choisissez une classe de troisième niveau en usage',
    'Elija una clase de tercer nivel en uso',
    'Escolha uma classe de terceiro nível em uso',
    'Выберите используемый класс третьего уровня',
  ),
  too_many: says(
    '最多 {most} 条，请先清理不用的',
    'At most {most} of them; clear out what is not used first',
    'Au plus {most} ; supprimez d’abord les inutiles',
    'Como máximo {most}; quite antes lo que no se usa',
    'No máximo {most}; remova antes o que não é usado',
    'Не более {most}; сначала удалите ненужные',
  ),
});
