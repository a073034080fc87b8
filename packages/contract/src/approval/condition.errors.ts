import { failures } from '../kernel/errors.ts';
import { type Words, words } from '../kernel/language.ts';

const says = (...six: Parameters<typeof words>): { words: Words } => ({ words: words(...six) });

/** What is wrong with when a process or one of its steps applies. */
export const conditionErrors = failures('approval', {
  condition_empty: says(
    '请补全条件',
    'Please complete the condition',
    'Complétez la condition',
    'Complete la condición',
    'Complete a condição',
    'Дополните условие',
  ),
  condition_wrong: says(
    '条件中的分类、店铺或项目不存在，请重新选择',
    'A category, store or project of a condition does not exist, please choose again',
    'Une catégorie, une boutique ou un projet d’une condition n’existe pas',
    'Una categoría, tienda o proyecto de una condición no existe',
    'Uma categoria, loja ou projeto de uma condição não existe',
    'Категория, магазин или проект в условии не существует',
  ),
  condition_of_orders: says(
    '合同审批不支持“付款方式”和“项目”条件：合同没有这两项，条件永远不会成立，请删除后再保存',
    'A process for contracts takes no condition on the way of paying or the project: a contract has neither, so it would never hold. Please remove it',
    'Un circuit de contrats n’admet pas de condition sur le mode de paiement ou le projet : un contrat n’en a pas, elle ne serait jamais remplie. Supprimez-la',
    'Un proceso de contratos no admite condiciones sobre la forma de pago o el proyecto: un contrato no los tiene y nunca se cumplirían. Elimínelas',
    'Um fluxo de contratos não aceita condições sobre a forma de pagamento ou o projeto: um contrato não os tem e nunca valeriam. Remova-as',
    'Процесс для договоров не принимает условий о способе оплаты и проекте: у договора их нет, и они никогда не выполнятся. Удалите их',
  ),
  entry_never: says(
    '流程的适用条件互相矛盾，没有一单会符合，请修改后再保存',
    'The conditions of the process contradict each other, so that no order would ever fit. Please change them',
    'Les conditions du circuit se contredisent : aucune commande n’y répondrait jamais. Modifiez-les',
    'Las condiciones del proceso se contradicen y ningún pedido las cumpliría. Cámbielas',
    'As condições do fluxo se contradizem e nenhum pedido as cumpriria. Altere-as',
    'Условия процесса противоречат друг другу: им не ответит ни один заказ. Измените их',
  ),
  condition_never: says(
    '节点“{node}”的条件互相矛盾，或与流程的适用条件矛盾，永远不会成立，请修改后再保存',
    'The conditions of the step “{node}” contradict each other or those of the process, so that it would never apply. Please change them',
    'Les conditions de l’étape « {node} » se contredisent ou contredisent celles du circuit : elle ne s’appliquerait jamais. Modifiez-les',
    'Las condiciones del paso «{node}» se contradicen o contradicen las del proceso: nunca se aplicaría. Cámbielas',
    'As condições da etapa “{node}” se contradizem ou contradizem as do fluxo: nunca se aplicaria. Altere-as',
    'Условия шага «{node}» противоречат друг другу или условиям процесса: он не сработает никогда. Измените их',
  ),
});
