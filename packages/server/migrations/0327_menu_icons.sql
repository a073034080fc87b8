-- Approval, the open interface and purchasing systems had one sign.
update front_menu set icon = 'cpu' where id = 407;
update front_menu set icon = 'link-2' where id = 408;
