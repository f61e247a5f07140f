ALTER TABLE "brands" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;