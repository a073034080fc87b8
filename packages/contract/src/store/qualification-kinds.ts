import { type Words, words } from '../kernel/language.ts';

/** Papers by which a store proves that it may sell what it sells; the business licence is asked of everybody and stands beside them. */
export const qualificationKinds = ['taxpayer', 'production', 'ccc', 'typeTest', 'quality', 'brand', 'customs', 'other'] as const;
export type QualificationKind = (typeof qualificationKinds)[number];

export const qualificationWords: Readonly<Record<QualificationKind, Words>> = {
  taxpayer: words(
    '一般纳税人资格',
    'VAT taxpayer certificate',
    'Attestation de TVA',
    'Certificado de contribuyente de IVA',
    'Certificado de contribuinte de IVA',
    'Свидетельство плательщика НДС',
  ),
  production: words(
    '全国工业产品生产许可证',
    'Industrial production licence',
    'Licence de production industrielle',
    'Licencia de producción industrial',
    'Licença de produção industrial',
    'Лицензия на промышленное производство',
  ),
  ccc: words('CCC 证书', 'CCC certificate', 'Certificat CCC', 'Certificado CCC', 'Certificado CCC', 'Сертификат CCC'),
  typeTest: words(
    '型式试验报告',
    'Type test report',
    'Rapport d’essai de type',
    'Informe de ensayo de tipo',
    'Relatório de ensaio de tipo',
    'Протокол типовых испытаний',
  ),
  quality: words(
    'ISO 9001 质量管理体系认证',
    'ISO 9001 certificate',
    'Certificat ISO 9001',
    'Certificado ISO 9001',
    'Certificado ISO 9001',
    'Сертификат ISO 9001',
  ),
  brand: words(
    '品牌授权书',
    'Brand authorisation',
    'Autorisation de marque',
    'Autorización de marca',
    'Autorização de marca',
    'Разрешение на использование бренда',
  ),
  customs: words(
    '海关报关单位备案',
    'Customs registration',
    'Enregistrement douanier',
    'Registro aduanero',
    'Registro aduaneiro',
    'Таможенная регистрация',
  ),
  other: words('其他资质', 'Other paper', 'Autre document', 'Otro documento', 'Outro documento', 'Другой документ'),
};
