-- What awards laid by was off the shelf, and the page of goods off the shelf tells everybody their name and store: the title of an inquiry and its winner.
update goods g set state = 'draft' from inquiry q where q.inquiry_no = g.spu_code and g.state = 'off';
