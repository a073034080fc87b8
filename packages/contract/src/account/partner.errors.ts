import { failures } from '../kernel/errors.ts';
import { type Words, words } from '../kernel/language.ts';

const says = (...six: Parameters<typeof words>): { words: Words } => ({ words: words(...six) });

/** Whoever comes with a bad entry hears one thing; what was wrong with it stands in the trail. */
export const partnerErrors = failures('partner', {
  entry_refused: says(
    '合作方登录未通过',
    'The partner’s entry was refused',
    'L’entrée du partenaire a été refusée',
    'Se rechazó la entrada del socio',
    'A entrada do parceiro foi recusada',
    'Вход от партнёра отклонён',
  ),
  none_linked: says(
    '当前账号没有关联合作平台',
    'No partner is linked to this account',
    'Aucun partenaire n’est lié à ce compte',
    'Ningún socio está vinculado a esta cuenta',
    'Nenhum parceiro está vinculado a esta conta',
    'К этой учётной записи не привязан партнёр',
  ),
  name_taken: says(
    '已有同名合作方',
    'There is a partner of this name already',
    'Il y a déjà un partenaire de ce nom',
    'Ya hay un socio con este nombre',
    'Já existe um parceiro com este nome',
    'Партнёр с таким именем уже есть',
  ),
  name_required: says(
    '请输入合作方名称',
    'Please enter the partner’s name',
    'Saisissez le nom du partenaire',
    'Introduzca el nombre del socio',
    'Informe o nome do parceiro',
    'Введите имя партнёра',
  ),
  tags_required: says(
    '请选择至少一种入口',
    'Please choose at least one kind of entry',
    'Choisissez au moins un type d’entrée',
    'Elija al menos un tipo de entrada',
    'Escolha ao menos um tipo de entrada',
    'Выберите хотя бы один вид входа',
  ),
  company_unknown: says(
    '没有这家企业',
    'There is no such company',
    'Cette entreprise n’existe pas',
    'No existe esa empresa',
    'Não existe essa empresa',
    'Такой компании нет',
  ),
  keys_most: says(
    '同时最多两把密钥有效，请先停用旧的',
    'At most two keys count at once; end the old one first',
    'Deux clés au plus comptent à la fois ; terminez d’abord l’ancienne',
    'Como máximo cuentan dos claves; termine antes la antigua',
    'No máximo duas chaves valem ao mesmo tempo; encerre a antiga',
    'Одновременно действуют не более двух ключей; сначала отключите старый',
  ),
});
