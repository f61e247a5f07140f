CREATE TABLE "cart_items" (
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_items_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"currency" char(3) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_contacts" (
	"phone" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title_pt" text NOT NULL,
	"title_es" text NOT NULL,
	"description_pt" text NOT NULL,
	"description_es" text NOT NULL,
	"picture_pt" text NOT NULL,
	"picture_es" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_es" text NOT NULL,
	"icon" text NOT NULL,
	"special" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_es" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"source" char(3) NOT NULL,
	"target" char(3) NOT NULL,
	"rate" numeric(30, 12) NOT NULL,
	CONSTRAINT "exchange_rates_source_target_pk" PRIMARY KEY("source","target")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_es" text NOT NULL,
	"details_pt" text NOT NULL,
	"details_es" text NOT NULL,
	"specifications_pt" jsonb NOT NULL,
	"specifications_es" jsonb NOT NULL,
	"brand_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"price_usd_cents" bigint NOT NULL,
	"in_stock" boolean NOT NULL,
	"in_physical_stock" boolean NOT NULL,
	"show_price" boolean NOT NULL,
	"pictures" jsonb NOT NULL,
	"keywords" text NOT NULL,
	"code_key" text GENERATED ALWAYS AS (replace(search_plain("products"."code"), ' ', '')) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_plain("products"."code" || ' ' || "products"."name_pt" || ' ' || "products"."name_es" || ' ' || "products"."keywords"))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code"),
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"question_pt" text NOT NULL,
	"question_es" text NOT NULL,
	"answer_pt" text NOT NULL,
	"answer_es" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"variants" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role_pt" text NOT NULL,
	"role_es" text NOT NULL,
	"photo" text,
	"whatsapp" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departments_by_category" ON "departments" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "products_by_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_by_code_key" ON "products" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "products_by_id" ON "products" USING btree ("in_stock","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("in_stock","price_usd_cents","id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","in_stock","id");--> statement-breakpoint
CREATE INDEX "products_by_department" ON "products" USING btree ("department_id","in_stock","id");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id","in_stock","id");--> statement-breakpoint
CREATE INDEX "search_words_by_variant" ON "search_words" USING gin ("variants");--> statement-breakpoint
CREATE INDEX "search_words_by_prefix" ON "search_words" USING btree ("word" text_pattern_ops);