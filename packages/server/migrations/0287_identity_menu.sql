-- Who runs the company's accounts also says where its people prove who they are.
insert into front_menu (id, parent_id, name, url, icon, permission, sort) values
  (409, 4, '{"zh": "企业身份平台", "en": "Identity provider", "fra": "Fournisseur d’identité", "spa": "Proveedor de identidad", "pt": "Provedor de identidade", "ru": "Поставщик удостоверений"}',
    '/personalCenterBase/companyIdentity', 'shield-check', 'company:identity:manage', 405);
