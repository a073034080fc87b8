import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const addressErrors = failures('address', {
  full: {
    words: words(
      '收货地址已达上限，无法继续保存',
      'No more address can be saved.',
      'Aucune adresse supplémentaire ne peut être enregistrée.',
      'No se pueden guardar más direcciones.',
      'Não é possível salvar mais endereços.',
      'Больше адресов сохранить нельзя.',
    ),
  },
  name_required: {
    words: words(
      '请输入收货人姓名',
      'Please enter the receiver’s name',
      'Saisissez le nom du destinataire',
      'Introduzca el nombre del destinatario',
      'Informe o nome do destinatário',
      'Введите имя получателя',
    ),
  },
  name_long: {
    words: words(
      '收货人姓名最多20个字符',
      'The receiver’s name may have 20 characters',
      'Le nom du destinataire compte 20 caractères au plus',
      'El nombre admite como máximo 20 caracteres',
      'O nome pode ter no máximo 20 caracteres',
      'Имя получателя не длиннее 20 символов',
    ),
  },
  phone_required: {
    words: words(
      '请输入收货人手机号码',
      'Please enter the receiver’s phone number',
      'Saisissez le téléphone du destinataire',
      'Introduzca el teléfono del destinatario',
      'Informe o telefone do destinatário',
      'Введите телефон получателя',
    ),
  },
  phone_wrong: {
    words: words(
      '收货人手机号码格式不正确',
      'Wrong phone number',
      'Numéro de téléphone incorrect',
      'Número de teléfono incorrecto',
      'Número de telefone incorreto',
      'Неверный номер телефона',
    ),
  },
  area_required: {
    words: words(
      '请选择省、市、区',
      'Please choose province, city and district',
      'Choisissez la province, la ville et le district',
      'Elija provincia, ciudad y distrito',
      'Escolha a província, a cidade e o distrito',
      'Выберите провинцию, город и район',
    ),
  },
  detail_required: {
    words: words(
      '请输入详细地址',
      'Please enter the detailed address',
      'Saisissez l’adresse détaillée',
      'Introduzca la dirección detallada',
      'Informe o endereço detalhado',
      'Введите подробный адрес',
    ),
  },
  detail_long: {
    words: words(
      '详细地址最多50个字符',
      'The detailed address may have 50 characters',
      'L’adresse compte 50 caractères au plus',
      'La dirección admite como máximo 50 caracteres',
      'O endereço pode ter no máximo 50 caracteres',
      'Адрес не длиннее 50 символов',
    ),
  },
  postal_code_required: {
    words: words(
      '请输入邮政编码',
      'Please enter the postal code',
      'Saisissez le code postal',
      'Introduzca el código postal',
      'Informe o código postal',
      'Введите почтовый индекс',
    ),
  },
  postal_code_wrong: {
    words: words(
      '邮政编码格式不正确',
      'Wrong code',
      'Code postal incorrect',
      'Código postal incorrecto',
      'Código postal incorreto',
      'Неверный почтовый индекс',
    ),
  },
});
