import type { Reach } from '../kernel/access.ts';
import { type Words, words } from '../kernel/language.ts';

/** How far a right goes, in a word; without one it is not held. */
export const reachWords: Readonly<Record<Reach | 'none', Words>> = {
  none: words('无', 'None', 'Aucun', 'Ninguno', 'Nenhum', 'Нет'),
  own: words('本人', 'Own', 'Soi', 'Propio', 'Próprio', 'Свои'),
  department: words('部门', 'Department', 'Service', 'Departamento', 'Departamento', 'Отдел'),
  company: words('企业', 'Company', 'Entreprise', 'Empresa', 'Empresa', 'Компания'),
};
