ALTER TABLE "orders" ADD COLUMN "handed_over_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" jsonb;