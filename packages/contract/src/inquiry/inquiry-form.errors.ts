import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of an inquiry before it is released. */
export const inquiryFormErrors = failures('inquiry', {
  quotes_enough: {
    words: words(
      '报价已够，请先开标，再决定是否流标',
      'There are quotes enough: open them first, then decide',
      'Les offres suffisent : ouvrez-les d’abord, puis décidez',
      'Hay ofertas suficientes: ábralas primero y decida después',
      'Há ofertas suficientes: abra-as primeiro e depois decida',
      'Предложений достаточно: сначала вскройте их, затем решайте',
    ),
  },
  tax_rate: {
    words: words(
      '税率为0到99的整数',
      'The tax rate is a whole number from 0 to 99',
      'Le taux de taxe est un nombre entier de 0 à 99',
      'El tipo de impuesto es un número entero de 0 a 99',
      'A taxa de imposto é um número inteiro de 0 a 99',
      'Ставка налога — целое число от 0 до 99',
    ),
  },
  title_required: {
    words: words(
      '请填写询价名称',
      'Please name the inquiry',
      'Nommez la demande',
      'Indique el nombre de la consulta',
      'Informe o nome da cotação',
      'Укажите название запроса',
    ),
  },
  title_long: {
    words: words(
      '询价名称不超过60个字',
      'The name has at most 60 characters',
      'Le nom compte au plus 60 caractères',
      'El nombre tiene como máximo 60 caracteres',
      'O nome tem no máximo 60 caracteres',
      'Название не длиннее 60 знаков',
    ),
  },
  class_required: {
    words: words(
      '请选择三级物料类别',
      'Please select a material category of the third level',
      'Choisissez une catégorie de troisième niveau',
      'Elija una categoría de tercer nivel',
      'Escolha uma categoria de terceiro nível',
      'Выберите категорию третьего уровня',
    ),
  },
  deadline_required: {
    words: words(
      '请填写有效的报价截止时间',
      'Please give a valid deadline',
      'Indiquez une échéance valide',
      'Indique un plazo válido',
      'Informe um prazo válido',
      'Укажите верный срок',
    ),
  },
  deadline_soon: {
    words: words(
      '截止时间至少在1小时以后',
      'The deadline is at least one hour from now',
      'L’échéance est au moins dans une heure',
      'El plazo es al menos dentro de una hora',
      'O prazo é pelo menos daqui a uma hora',
      'Срок — не раньше чем через час',
    ),
  },
  deadline_far: {
    words: words(
      '截止时间不能超过180天',
      'The deadline is at most 180 days from now',
      'L’échéance est au plus dans 180 jours',
      'El plazo es como máximo dentro de 180 días',
      'O prazo é no máximo daqui a 180 dias',
      'Срок — не позже чем через 180 дней',
    ),
  },
  deadline_earlier: {
    words: words(
      '只能延后截止时间',
      'The deadline can only be set later',
      'L’échéance ne peut être que repoussée',
      'El plazo solo puede ampliarse',
      'O prazo só pode ser prorrogado',
      'Срок можно только продлить',
    ),
  },
  budget_required: {
    words: words(
      '请填写有效的预算金额',
      'Please give a valid budget',
      'Indiquez un budget valide',
      'Indique un presupuesto válido',
      'Informe um orçamento válido',
      'Укажите верный бюджет',
    ),
  },
  country_unknown: {
    words: words(
      '请选择出口国家/地区',
      'Please select the export country or region',
      'Choisissez le pays ou la région d’exportation',
      'Elija el país o la región de exportación',
      'Escolha o país ou a região de exportação',
      'Выберите страну или регион экспорта',
    ),
  },
  project_unknown: {
    words: words(
      '该项目不可用',
      'This project cannot be used',
      'Ce projet n’est pas disponible',
      'Este proyecto no está disponible',
      'Este projeto não está disponível',
      'Этот проект недоступен',
    ),
  },
  line_name: {
    words: words(
      '请填写产品名称，不超过60个字',
      'Please give the product name, at most 60 characters',
      'Indiquez le nom du produit, 60 caractères au plus',
      'Indique el nombre del producto, 60 caracteres como máximo',
      'Informe o nome do produto, no máximo 60 caracteres',
      'Укажите название товара, не длиннее 60 знаков',
    ),
  },
  line_description: {
    words: words(
      '请填写规格描述',
      'Please describe the specification',
      'Décrivez la spécification',
      'Describa la especificación',
      'Descreva a especificação',
      'Опишите характеристики',
    ),
  },
  line_long: {
    words: words(
      '规格描述不超过300个字',
      'The specification has at most 300 characters',
      'La spécification compte au plus 300 caractères',
      'La especificación tiene como máximo 300 caracteres',
      'A especificação tem no máximo 300 caracteres',
      'Описание не длиннее 300 знаков',
    ),
  },
  line_unit: {
    words: words('请填写单位', 'Please give the unit', 'Indiquez l’unité', 'Indique la unidad', 'Informe a unidade', 'Укажите единицу'),
  },
  num_whole: {
    words: words(
      '数量只能填整数',
      'Quantities are whole numbers',
      'Les quantités sont des nombres entiers',
      'Las cantidades son números enteros',
      'As quantidades são números inteiros',
      'Количество — целое число',
    ),
  },
  price_wrong: {
    words: words(
      '请填写有效的单价',
      'Please give a valid price',
      'Indiquez un prix valide',
      'Indique un precio válido',
      'Informe um preço válido',
      'Укажите верную цену',
    ),
  },
  day_wrong: {
    words: words(
      '请填写有效的日期',
      'Please give a valid date',
      'Indiquez une date valide',
      'Indique una fecha válida',
      'Informe uma data válida',
      'Укажите верную дату',
    ),
  },
  lines_required: {
    words: words(
      '请至少填写一行物料',
      'Please list at least one material',
      'Indiquez au moins un article',
      'Indique al menos un material',
      'Informe pelo menos um material',
      'Укажите хотя бы один материал',
    ),
  },
  lines_many: {
    words: words(
      '物料不超过100行',
      'At most 100 lines',
      '100 lignes au plus',
      '100 líneas como máximo',
      'No máximo 100 linhas',
      'Не более 100 строк',
    ),
  },
  suppliers_few: {
    words: words(
      '请至少选择3家供应商',
      'Pls select at least 3 suppliers',
      'Choisissez au moins 3 fournisseurs',
      'Elija al menos 3 proveedores',
      'Escolha pelo menos 3 fornecedores',
      'Выберите не менее 3 поставщиков',
    ),
  },
  suppliers_many: {
    words: words(
      '供应商不超过30家',
      'At most 30 suppliers',
      '30 fournisseurs au plus',
      '30 proveedores como máximo',
      'No máximo 30 fornecedores',
      'Не более 30 поставщиков',
    ),
  },
  supplier_unfit: {
    words: words(
      '有供应商不可邀请，请换一家',
      'A supplier cannot be invited, please choose another',
      'Un fournisseur ne peut être invité, choisissez-en un autre',
      'Un proveedor no puede ser invitado, elija otro',
      'Um fornecedor não pode ser convidado, escolha outro',
      'Одного из поставщиков пригласить нельзя, выберите другого',
    ),
  },
  replaced: {
    words: words(
      '采购方已换邀其他供应商，您不能再报价',
      'The buyer has asked another supplier instead, you can no longer quote',
      'L’acheteur a sollicité un autre fournisseur, vous ne pouvez plus coter',
      'El comprador ha invitado a otro proveedor, ya no puede cotizar',
      'O comprador convidou outro fornecedor, você não pode mais cotar',
      'Покупатель пригласил другого поставщика, подать предложение больше нельзя',
    ),
  },
  supplier_there: {
    words: words(
      '该供应商已在受邀名单中',
      'This supplier is invited already',
      'Ce fournisseur est déjà invité',
      'Este proveedor ya está invitado',
      'Este fornecedor já foi convidado',
      'Этот поставщик уже приглашён',
    ),
  },
});
