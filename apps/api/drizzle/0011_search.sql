CREATE TABLE "synonyms" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"also" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "keywords";--> statement-breakpoint
-- What the search finds depends on these too.
CREATE TRIGGER catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "synonyms"
FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "departments"
FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
