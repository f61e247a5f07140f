CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- The words of a text as they are searched: lower case, no accents, single spaces. Unaccent itself
-- is only STABLE because its dictionary could change; generated columns need IMMUTABLE.
CREATE FUNCTION public.search_plain(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, input)), '[^a-z0-9]+', ' ', 'g'))
$$;
