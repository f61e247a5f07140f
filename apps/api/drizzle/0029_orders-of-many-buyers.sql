DROP INDEX "orders_by_customer";--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","id","queue","updated_at");