-- A class that becomes part of another is followed by what names it, drafts and versions of goods among it.
create index goods_draft_class on goods_draft ((fields ->> 'classId'));
create index goods_version_class on goods_version ((fields ->> 'classId'));
