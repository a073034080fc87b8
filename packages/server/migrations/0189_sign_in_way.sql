-- How a device came in, so that its owner can tell whether it was he.
alter table member_session add column way text not null default '';

-- Personal data, security and own data are three tabs of one page, which has one line in the menu.
update front_menu set name = '{"zh": "个人与安全", "en": "Profile and security", "fra": "Profil et sécurité", "spa": "Perfil y seguridad", "pt": "Perfil e segurança", "ru": "Профиль и безопасность"}'
where url = '/personalCenterBase/personalData';
delete from front_menu where url = '/personalCenterBase/securitySetting';
