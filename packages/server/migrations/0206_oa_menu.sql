-- Who designs the company's processes also says which of them its own system decides.
insert into front_menu (id, parent_id, name, url, icon, permission, sort) values
  (404, 4, '{"zh": "OA 接入", "en": "OA connection", "fra": "Connexion OA", "spa": "Conexión OA", "pt": "Conexão OA", "ru": "Подключение OA"}',
    '/personalCenterBase/processBase/oaConnection', 'workflow', 'approval:design', 402);
