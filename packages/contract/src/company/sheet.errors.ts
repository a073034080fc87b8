import { failures } from '../kernel/errors.ts';
import { type Words, words } from '../kernel/language.ts';

/** The six languages in their fixed order: zh, en, fra, spa, pt, ru. */
const six = (...said: Parameters<typeof words>): { words: Words } => ({ words: words(...said) });

/** What is wrong with a sheet of people, or with a line of it. */
export const sheetErrors = failures('company', {
  sheet_unreadable: six(
    '无法读取该文件，请使用下载的模板（xlsx）',
    'This file cannot be read; please use the template (xlsx)',
    'Fichier illisible ; utilisez le modèle (xlsx)',
    'No se puede leer el archivo; use la plantilla (xlsx)',
    'Não é possível ler o arquivo; use o modelo (xlsx)',
    'Файл не читается; используйте шаблон (xlsx)',
  ),
  sheet_large: six(
    '文件过大：最多 {mb} MB、{rows} 行',
    'The file is too large: {mb} MB and {rows} rows at most',
    'Fichier trop volumineux : {mb} Mo et {rows} lignes au plus',
    'El archivo es demasiado grande: {mb} MB y {rows} filas como máximo',
    'O arquivo é grande demais: no máximo {mb} MB e {rows} linhas',
    'Файл слишком велик: не более {mb} МБ и {rows} строк',
  ),
  sheet_empty: six(
    '表格里没有成员',
    'There is nobody in the sheet',
    'Le tableau ne contient personne',
    'No hay nadie en la hoja',
    'Não há ninguém na planilha',
    'В таблице никого нет',
  ),
  line_mobile: six(
    '手机号应为 11 位，当前 {length} 位',
    'A mobile has 11 digits, this one {length}',
    'Un mobile compte 11 chiffres, celui-ci {length}',
    'Un móvil tiene 11 cifras, este {length}',
    'Um celular tem 11 dígitos, este {length}',
    'В номере должно быть 11 цифр, здесь {length}',
  ),
  line_twice: six(
    '手机号与第 {row} 行重复',
    'The same mobile as in row {row}',
    'Même mobile qu’à la ligne {row}',
    'El mismo móvil que en la fila {row}',
    'O mesmo celular da linha {row}',
    'Тот же номер, что в строке {row}',
  ),
  line_department: six(
    '没有部门“{name}”',
    'There is no department “{name}”',
    'Le service « {name} » n’existe pas',
    'No existe el departamento «{name}»',
    'Não existe o departamento “{name}”',
    'Нет отдела «{name}»',
  ),
  line_department_twice: six(
    '有多个部门叫“{name}”，请写完整路径，如“工程部/一组”',
    'Several departments are called “{name}”; please write the whole way, for example “Works/Group 1”',
    'Plusieurs services s’appellent « {name} » ; écrivez le chemin complet',
    'Varios departamentos se llaman «{name}»; escriba la ruta completa',
    'Vários departamentos se chamam “{name}”; escreva o caminho completo',
    'Несколько отделов называются «{name}»; укажите полный путь',
  ),
  line_role: six(
    '没有角色“{name}”',
    'There is no role “{name}”',
    'Le rôle « {name} » n’existe pas',
    'No existe la función «{name}»',
    'Não existe a função “{name}”',
    'Нет роли «{name}»',
  ),
  line_administrator: six(
    '不能通过导入授予“{name}”，请单独授予',
    '“{name}” cannot be given by an import, please give it to each person',
    '« {name} » ne peut pas être donné par import, donnez-le individuellement',
    '«{name}» no puede otorgarse por importación, otórguela una por una',
    '“{name}” não pode ser concedida por importação, conceda individualmente',
    '«{name}» нельзя дать при импорте, назначьте эту роль отдельно',
  ),
  line_administrator_kept: six(
    '该成员是“{name}”，其角色不能通过导入修改，请单独修改',
    'This person is “{name}”, whose roles are not changed by an import; please change them one by one',
    'Cette personne est « {name} » ; un import ne change pas ses rôles, modifiez-les individuellement',
    'Esta persona es «{name}»; sus funciones no cambian por importación, cámbielas una por una',
    'Esta pessoa é “{name}”; suas funções não mudam por importação, altere-as individualmente',
    'Это «{name}»: роли не меняются при импорте, измените их отдельно',
  ),
});
