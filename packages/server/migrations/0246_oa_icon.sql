-- At 1366 the menu shows icons alone: the way of approval and the office beside it must not look alike.
update front_menu set icon = 'plug' where url = '/personalCenterBase/processBase/oaConnection';
