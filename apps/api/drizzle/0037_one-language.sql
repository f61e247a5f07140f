-- contract: 0036 nothing but a product without any name, which no build has ever written
DROP INDEX "products_by_name_pt";--> statement-breakpoint
DROP INDEX "products_by_name_es";--> statement-breakpoint
CREATE INDEX "products_by_shown_name_pt" ON "products" USING btree (coalesce(nullif("name_pt", ''), "name_es") collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_shown_name_es" ON "products" USING btree (coalesce(nullif("name_es", ''), "name_pt") collate "und-x-icu","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_named" CHECK (name_pt <> '' or name_es <> '');