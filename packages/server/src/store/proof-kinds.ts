import { type Words, words } from '@mall/contract/kernel/language.ts';

/** Kinds of qualification by what their names say; the first that fits counts. Regular expressions of PostgreSQL. */
export const proofKinds: readonly { pattern: string; name: Words }[] = [
  {
    pattern: '营业执照|纳税人',
    name: words(
      '经营与纳税资格',
      'Business and tax registration',
      'Registre du commerce et fiscal',
      'Registro mercantil y fiscal',
      'Registro comercial e fiscal',
      'Регистрация и налоговый учёт',
    ),
  },
  {
    pattern: '体系认证',
    name: words(
      '管理体系认证',
      'Management systems',
      'Systèmes de management',
      'Sistemas de gestión',
      'Sistemas de gestão',
      'Системы менеджмента',
    ),
  },
  {
    pattern: '认证|标志|能效',
    name: words(
      '产品认证',
      'Product certification',
      'Certification des produits',
      'Certificación de productos',
      'Certificação de produtos',
      'Сертификация продукции',
    ),
  },
  {
    pattern: '试验|检验|检测|评价|鉴定',
    name: words('试验与检测报告', 'Test reports', 'Rapports d’essai', 'Informes de ensayo', 'Relatórios de ensaio', 'Протоколы испытаний'),
  },
  {
    pattern: '生产|批准|能力',
    name: words(
      '生产许可与能力证明',
      'Production licences',
      'Licences de production',
      'Licencias de producción',
      'Licenças de produção',
      'Производственные лицензии',
    ),
  },
  {
    pattern: '海关|备案',
    name: words(
      '进出口与行业备案',
      'Export and trade records',
      'Enregistrements d’export',
      'Registros de exportación',
      'Registros de exportação',
      'Экспортные и отраслевые записи',
    ),
  },
  { pattern: '', name: words('其他', 'Other', 'Autres', 'Otros', 'Outros', 'Прочее') },
];
