-- `strict`, because a text that is missing (a floor without a subtitle) is not a wrong text: the check of a null column must not fail.
create or replace function is_words(value jsonb) returns boolean language sql immutable strict parallel safe as
$$ select jsonb_typeof(value) = 'object' and coalesce(length(value ->> 'zh'), 0) > 0 $$;
