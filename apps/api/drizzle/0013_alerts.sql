CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"confirmation_hash" text,
	"leaving_hash" text,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" integer,
	"language" text NOT NULL,
	"storefront" text NOT NULL,
	"price_usd_cents" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "alerts_confirmation_hash_unique" UNIQUE("confirmation_hash"),
	CONSTRAINT "alerts_leaving_hash_unique" UNIQUE("leaving_hash")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_open" ON "alerts" USING btree ("email","product_id","kind") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "alerts_by_email" ON "alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "alerts_by_product" ON "alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "alerts_by_customer" ON "alerts" USING btree ("customer_id");