insert into front_menu (id, parent_id, name, url, icon, permission, sort) values
  (408, 4, '{"zh": "采购系统对接", "en": "Punch-out", "fra": "Punch-out", "spa": "Punch-out", "pt": "Punch-out", "ru": "Punch-out"}',
    '/personalCenterBase/punchout', 'workflow', 'open:manage', 408);
