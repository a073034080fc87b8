-- Who comes in from a purchasing system fills a cart of that visit: several may come as one member at once. No browser can send such a key.
alter table cart_line drop constraint cart_line_guest_key_check;
alter table cart_line add constraint cart_line_guest_key_check check (guest_key ~ '^([A-Za-z0-9_-]{16,64}|visit:[0-9]{1,19})$');
