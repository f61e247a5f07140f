ALTER TABLE "products" ADD COLUMN "tax_percent" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_minor" bigint;