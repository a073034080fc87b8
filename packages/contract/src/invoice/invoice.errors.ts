import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const invoiceErrors = failures('invoice', {
  titles_full: {
    words: words(
      '最多保存{most}个发票抬头',
      'At most {most} invoice titles can be saved',
      'Au plus {most} titres de facture peuvent être enregistrés',
      'Se pueden guardar como máximo {most} titulares de factura',
      'É possível salvar no máximo {most} titulares de nota',
      'Можно сохранить не более {most} реквизитов',
    ),
  },
  type_required: {
    words: words(
      '请选择发票类型',
      'Please choose the kind of invoice',
      'Choisissez le type de facture',
      'Elija el tipo de factura',
      'Escolha o tipo de fatura',
      'Выберите вид счёта-фактуры',
    ),
  },
  title_type_required: {
    words: words(
      '请选择抬头类型',
      'Please choose individual or company',
      'Choisissez particulier ou entreprise',
      'Elija particular o empresa',
      'Escolha pessoa física ou empresa',
      'Выберите: частное лицо или компания',
    ),
  },
  person_name_required: {
    words: words(
      '请输入个人姓名',
      'Please enter the person’s name',
      'Saisissez le nom de la personne',
      'Introduzca el nombre de la persona',
      'Informe o nome da pessoa',
      'Введите имя частного лица',
    ),
  },
  company_name_required: {
    words: words(
      '请输入单位名称',
      'Please enter the company name',
      'Saisissez le nom de l’entreprise',
      'Introduzca el nombre de la empresa',
      'Informe o nome da empresa',
      'Введите название компании',
    ),
  },
  company_name_long: {
    words: words(
      '单位名称最多40个字符',
      'The company name may have 40 characters',
      'Le nom de l’entreprise compte 40 caractères au plus',
      'El nombre de la empresa admite 40 caracteres',
      'O nome da empresa pode ter 40 caracteres',
      'Название компании не длиннее 40 символов',
    ),
  },
  tax_number_required: {
    words: words(
      '请输入纳税人识别号',
      'Please enter the tax number',
      'Saisissez le numéro fiscal',
      'Introduzca el número fiscal',
      'Informe o número fiscal',
      'Введите налоговый номер',
    ),
  },
  tax_number_wrong: {
    words: words(
      '纳税人识别号应为15-20位字母或数字',
      'The tax number has 15 to 20 letters or digits',
      'Le numéro fiscal compte 15 à 20 lettres ou chiffres',
      'El número fiscal tiene de 15 a 20 letras o dígitos',
      'O número fiscal tem de 15 a 20 letras ou dígitos',
      'Налоговый номер: от 15 до 20 букв или цифр',
    ),
  },
  registered_address_required: {
    words: words(
      '请输入注册地址',
      'Please enter the registered address',
      'Saisissez l’adresse du siège',
      'Introduzca el domicilio social',
      'Informe o endereço registrado',
      'Введите юридический адрес',
    ),
  },
  office_phone_required: {
    words: words(
      '请输入公司电话',
      'Please enter the office phone',
      'Saisissez le téléphone de l’entreprise',
      'Introduzca el teléfono de la empresa',
      'Informe o telefone da empresa',
      'Введите телефон компании',
    ),
  },
  office_phone_wrong: {
    words: words(
      '公司电话格式不正确',
      'Wrong office phone number',
      'Téléphone de l’entreprise incorrect',
      'Teléfono de la empresa incorrecto',
      'Telefone da empresa incorreto',
      'Неверный телефон компании',
    ),
  },
  bank_required: {
    words: words(
      '请输入开户银行',
      'Please enter the opening bank',
      'Saisissez la banque',
      'Introduzca el banco',
      'Informe o banco',
      'Введите банк',
    ),
  },
  bank_account_required: {
    words: words(
      '请输入银行账号',
      'Please enter the bank account',
      'Saisissez le compte bancaire',
      'Introduzca la cuenta bancaria',
      'Informe a conta bancária',
      'Введите номер счёта',
    ),
  },
  bank_account_wrong: {
    words: words(
      '银行账号应为8-30位数字',
      'The bank account has 8 to 30 digits',
      'Le compte bancaire compte 8 à 30 chiffres',
      'La cuenta bancaria tiene de 8 a 30 dígitos',
      'A conta bancária tem de 8 a 30 dígitos',
      'Номер счёта: от 8 до 30 цифр',
    ),
  },
  recipient_required: {
    words: words(
      '请输入收票人姓名',
      'Please enter the recipient’s name',
      'Saisissez le nom du destinataire de la facture',
      'Introduzca el nombre de quien recibe la factura',
      'Informe o nome de quem recebe a fatura',
      'Введите имя получателя счёта',
    ),
  },
  phone_required: {
    words: words(
      '请输入收票人手机号码',
      'Please enter the recipient’s phone number',
      'Saisissez le téléphone du destinataire de la facture',
      'Introduzca el teléfono de quien recibe la factura',
      'Informe o telefone de quem recebe a fatura',
      'Введите телефон получателя счёта',
    ),
  },
  phone_wrong: {
    words: words(
      '收票人手机号码格式不正确',
      'Wrong phone number',
      'Numéro de téléphone incorrect',
      'Número de teléfono incorrecto',
      'Número de telefone incorreto',
      'Неверный номер телефона',
    ),
  },
  email_required: {
    words: words(
      '请输入收票邮箱',
      'Please enter the email address',
      'Saisissez l’adresse e-mail',
      'Introduzca el correo electrónico',
      'Informe o e-mail',
      'Введите адрес эл. почты',
    ),
  },
  email_wrong: {
    words: words(
      '邮箱格式不正确',
      'Wrong email address',
      'Adresse e-mail incorrecte',
      'Correo electrónico incorrecto',
      'E-mail incorreto',
      'Неверный адрес эл. почты',
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
