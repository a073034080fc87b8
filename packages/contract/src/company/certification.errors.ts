import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is wrong with the papers of a company, field by field. */
export const certificationErrors = failures('company', {
  name_required: {
    words: words(
      '请填写企业名称',
      'Please enter the company name',
      'Saisissez le nom de l’entreprise',
      'Introduzca el nombre de la empresa',
      'Informe o nome da empresa',
      'Введите название компании',
    ),
  },
  name_long: {
    words: words(
      '企业名称最多40个字',
      'The company name may have 40 characters',
      'Le nom de l’entreprise compte 40 caractères au plus',
      'El nombre de la empresa admite 40 caracteres',
      'O nome da empresa pode ter 40 caracteres',
      'Название компании не длиннее 40 символов',
    ),
  },
  code_required: {
    words: words(
      '请填写统一社会信用代码',
      'Please enter the unified social credit code',
      'Saisissez le code de crédit social unifié',
      'Introduzca el código de crédito social unificado',
      'Informe o código de crédito social unificado',
      'Введите единый код социального кредита',
    ),
  },
  code_letter: {
    words: words(
      '信用代码不含字母 I、O、S、V、Z，请核对是否为数字 1、0、5、2',
      'The code has no letters I, O, S, V, Z; perhaps a digit 1, 0, 5 or 2 is meant',
      'Le code ne contient pas les lettres I, O, S, V, Z ; peut-être un chiffre 1, 0, 5 ou 2',
      'El código no lleva las letras I, O, S, V, Z; quizá sea un dígito 1, 0, 5 o 2',
      'O código não tem as letras I, O, S, V, Z; talvez seja um dígito 1, 0, 5 ou 2',
      'В коде нет букв I, O, S, V, Z; возможно, это цифра 1, 0, 5 или 2',
    ),
  },
  code_length: {
    words: words(
      '信用代码应为18位数字或大写字母',
      'The code has 18 digits or capital letters',
      'Le code compte 18 chiffres ou lettres majuscules',
      'El código tiene 18 dígitos o letras mayúsculas',
      'O código tem 18 dígitos ou letras maiúsculas',
      'Код состоит из 18 цифр или заглавных букв',
    ),
  },
  code_wrong: {
    words: words(
      '信用代码校验不通过，请与营业执照逐位核对',
      'The check digit does not fit, please compare the code with the licence',
      'Le chiffre de contrôle ne convient pas, comparez le code avec la licence',
      'El dígito de control no coincide, compare el código con la licencia',
      'O dígito verificador não confere, compare o código com a licença',
      'Контрольный знак не сходится, сверьте код с лицензией',
    ),
  },
  industry_required: {
    words: words(
      '请填写企业类型',
      'Please enter the line of business',
      'Indiquez le secteur d’activité',
      'Indique el sector',
      'Informe o ramo de atividade',
      'Укажите вид деятельности',
    ),
  },
  area_required: {
    words: words(
      '请选择所在地',
      'Please choose where the company is',
      'Choisissez où se trouve l’entreprise',
      'Elija dónde está la empresa',
      'Escolha onde fica a empresa',
      'Выберите местонахождение компании',
    ),
  },
  address_required: {
    words: words(
      '请填写注册地址',
      'Please enter the registered address',
      'Saisissez l’adresse du siège',
      'Introduzca el domicilio social',
      'Informe o endereço registrado',
      'Введите юридический адрес',
    ),
  },
  office_phone_required: {
    words: words(
      '请填写办公电话',
      'Please enter the office phone',
      'Saisissez le téléphone du bureau',
      'Introduzca el teléfono de la oficina',
      'Informe o telefone do escritório',
      'Введите рабочий телефон',
    ),
  },
  office_phone_wrong: {
    words: words(
      '办公电话格式不正确，如 022-12345678',
      'Wrong office phone, write it like 022-12345678',
      'Téléphone incorrect, par exemple 022-12345678',
      'Teléfono incorrecto, por ejemplo 022-12345678',
      'Telefone incorreto, por exemplo 022-12345678',
      'Неверный телефон, например 022-12345678',
    ),
  },
  legal_required: {
    words: words(
      '请填写法定代表人',
      'Please enter the legal representative',
      'Saisissez le représentant légal',
      'Introduzca el representante legal',
      'Informe o representante legal',
      'Введите законного представителя',
    ),
  },
  contact_required: {
    words: words(
      '请填写联系人',
      'Please enter a contact person',
      'Saisissez une personne à contacter',
      'Introduzca una persona de contacto',
      'Informe uma pessoa de contato',
      'Введите контактное лицо',
    ),
  },
  contact_phone_required: {
    words: words(
      '请填写联系手机',
      'Please enter the contact’s mobile',
      'Saisissez le mobile du contact',
      'Introduzca el móvil de contacto',
      'Informe o celular do contato',
      'Введите мобильный контактного лица',
    ),
  },
  contact_phone_wrong: {
    words: words(
      '联系手机格式不正确',
      'Wrong mobile number',
      'Numéro de mobile incorrect',
      'Número de móvil incorrecto',
      'Número de celular incorreto',
      'Неверный номер мобильного',
    ),
  },
  bank_required: {
    words: words(
      '请填写开户银行',
      'Please enter the bank',
      'Saisissez la banque',
      'Introduzca el banco',
      'Informe o banco',
      'Введите банк',
    ),
  },
  account_required: {
    words: words(
      '请填写银行账号',
      'Please enter the bank account',
      'Saisissez le compte bancaire',
      'Introduzca la cuenta bancaria',
      'Informe a conta bancária',
      'Введите номер счёта',
    ),
  },
  account_wrong: {
    words: words(
      '银行账号应为8-30位数字',
      'The bank account has 8 to 30 digits',
      'Le compte bancaire compte 8 à 30 chiffres',
      'La cuenta bancaria tiene de 8 a 30 dígitos',
      'A conta bancária tem de 8 a 30 dígitos',
      'Номер счёта: от 8 до 30 цифр',
    ),
  },
  licence_required: {
    words: words(
      '请上传营业执照',
      'Please upload the business licence',
      'Téléversez la licence commerciale',
      'Suba la licencia comercial',
      'Envie a licença comercial',
      'Загрузите лицензию',
    ),
  },
  papers_many: {
    words: words(
      '资质文件最多5个',
      'At most 5 files',
      '5 fichiers au plus',
      'Como máximo 5 archivos',
      'No máximo 5 arquivos',
      'Не более 5 файлов',
    ),
  },
  too_long: {
    words: words(
      '填写内容过长',
      'The text is too long',
      'Le texte est trop long',
      'El texto es demasiado largo',
      'O texto é longo demais',
      'Слишком длинный текст',
    ),
  },
});
