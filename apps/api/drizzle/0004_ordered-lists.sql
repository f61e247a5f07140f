DROP INDEX "products_by_category";--> statement-breakpoint
DROP INDEX "products_by_department";--> statement-breakpoint
DROP INDEX "products_by_brand";--> statement-breakpoint
ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', split_part(search_plain("products"."name_pt"), ' ', 1) || ' ' || split_part(search_plain("products"."name_es"), ' ', 1)), 'A') || to_tsvector('simple', search_plain("products"."code" || ' ' || "products"."name_pt" || ' ' || "products"."name_es" || ' ' || "products"."keywords"))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_name_pt" ON "products" USING btree ("in_stock","name_pt" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_name_es" ON "products" USING btree ("in_stock","name_es" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_category_id" ON "products" USING btree ("category_id","in_stock","id");--> statement-breakpoint
CREATE INDEX "products_by_category_price" ON "products" USING btree ("category_id","in_stock","price_usd_cents","id");--> statement-breakpoint
CREATE INDEX "products_by_category_name_pt" ON "products" USING btree ("category_id","in_stock","name_pt" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_category_name_es" ON "products" USING btree ("category_id","in_stock","name_es" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_department_id" ON "products" USING btree ("department_id","in_stock","id");--> statement-breakpoint
CREATE INDEX "products_by_department_price" ON "products" USING btree ("department_id","in_stock","price_usd_cents","id");--> statement-breakpoint
CREATE INDEX "products_by_department_name_pt" ON "products" USING btree ("department_id","in_stock","name_pt" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_department_name_es" ON "products" USING btree ("department_id","in_stock","name_es" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_brand_id" ON "products" USING btree ("brand_id","in_stock","id");--> statement-breakpoint
CREATE INDEX "products_by_brand_price" ON "products" USING btree ("brand_id","in_stock","price_usd_cents","id");--> statement-breakpoint
CREATE INDEX "products_by_brand_name_pt" ON "products" USING btree ("brand_id","in_stock","name_pt" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_brand_name_es" ON "products" USING btree ("brand_id","in_stock","name_es" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_search" ON "products" USING gin ("search");
