-- contract: 0039 nothing but a price that is shown and is not there, which no build has ever written
ALTER TABLE "products" ALTER COLUMN "price_usd_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_priced" CHECK (price_usd_cents is not null or not show_price);