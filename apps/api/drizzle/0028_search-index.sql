CREATE TABLE "indexed_facet_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "indexed_facet_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facet" text NOT NULL,
	"facet_name_pt" text NOT NULL,
	"facet_name_es" text NOT NULL,
	"slug" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_es" text NOT NULL,
	"size" double precision,
	CONSTRAINT "indexed_facet_values_once" UNIQUE("facet","slug")
);
--> statement-breakpoint
CREATE TABLE "indexed_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexed_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"made_of" text NOT NULL,
	"category_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"available" boolean NOT NULL,
	"price_usd_cents" bigint,
	"tax_percent" smallint NOT NULL,
	"sold" integer NOT NULL,
	"code_key" text NOT NULL,
	"facet_values" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexed_words" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"pt" "tsvector" NOT NULL,
	"es" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "indexed_products_as_usual" ON "indexed_products" USING btree ("available" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "indexed_products_by_category" ON "indexed_products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "indexed_products_by_department" ON "indexed_products" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "indexed_products_by_brand" ON "indexed_products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "indexed_products_by_facet" ON "indexed_products" USING gin ("facet_values");--> statement-breakpoint
CREATE INDEX "indexed_products_sold" ON "indexed_products" USING btree ("sold") WHERE sold > 0;--> statement-breakpoint
CREATE INDEX "indexed_words_search" ON "indexed_words" USING gin ("pt","es");