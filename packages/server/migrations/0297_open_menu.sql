insert into front_menu (id, parent_id, name, url, icon, permission, sort) values
  (407, 4, '{"zh": "开放接口", "en": "Open interface", "fra": "Interface ouverte", "spa": "Interfaz abierta", "pt": "Interface aberta", "ru": "Открытый интерфейс"}',
    '/personalCenterBase/openInterface', 'workflow', 'open:manage', 407);
