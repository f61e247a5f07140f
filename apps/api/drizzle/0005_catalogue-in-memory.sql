CREATE TABLE "catalogue_changes" (
	"slot" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_slot_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"changes" bigint NOT NULL
);
--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
DROP INDEX "products_by_search";--> statement-breakpoint
DROP INDEX "products_by_code_key";--> statement-breakpoint
DROP INDEX "products_by_id";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_category_id";--> statement-breakpoint
DROP INDEX "products_by_category_price";--> statement-breakpoint
DROP INDEX "products_by_category_name_pt";--> statement-breakpoint
DROP INDEX "products_by_category_name_es";--> statement-breakpoint
DROP INDEX "products_by_department_id";--> statement-breakpoint
DROP INDEX "products_by_department_price";--> statement-breakpoint
DROP INDEX "products_by_department_name_pt";--> statement-breakpoint
DROP INDEX "products_by_department_name_es";--> statement-breakpoint
DROP INDEX "products_by_brand_id";--> statement-breakpoint
DROP INDEX "products_by_brand_price";--> statement-breakpoint
DROP INDEX "products_by_brand_name_pt";--> statement-breakpoint
DROP INDEX "products_by_brand_name_es";--> statement-breakpoint
DROP INDEX "products_by_name_pt";--> statement-breakpoint
DROP INDEX "products_by_name_es";--> statement-breakpoint
CREATE INDEX "products_by_name_pt" ON "products" USING btree ("name_pt" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_name_es" ON "products" USING btree ("name_es" collate "und-x-icu","id");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "code_key";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search";--> statement-breakpoint
DROP FUNCTION public.search_plain(text);
--> statement-breakpoint
-- Counts a change in a row that no other transaction is holding, or in a new one: writers do not
-- wait for each other, and every commit changes the sum.
CREATE FUNCTION public.count_catalogue_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE public.catalogue_changes SET changes = changes + 1 WHERE slot = (
    SELECT slot FROM public.catalogue_changes ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED
  );
  IF NOT FOUND THEN
    INSERT INTO public.catalogue_changes (changes) VALUES (1);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brands"
FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
