CREATE TABLE "companions" (
	"id" integer PRIMARY KEY NOT NULL,
	"department" text NOT NULL,
	"name" text NOT NULL,
	"needed_department" text NOT NULL,
	"needed" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_items_by_product" ON "order_items" USING btree ("product_id","order_id");--> statement-breakpoint
-- What stands beside a product depends on these.
CREATE TRIGGER catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "companions"
FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
