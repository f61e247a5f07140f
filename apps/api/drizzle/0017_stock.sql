ALTER TABLE "products" ADD COLUMN "pieces_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "available" boolean GENERATED ALWAYS AS (active and in_stock and (pieces_left is null or pieces_left > pieces_held)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "short" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stock" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_pieces" CHECK (pieces_left >= 0 and pieces_held >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_short" CHECK (short >= 0 and short <= quantity);
--> statement-breakpoint
-- Orders move pieces all day; lists show only whether a product is available.
DROP TRIGGER catalogue_change ON "products";
--> statement-breakpoint
CREATE TRIGGER catalogue_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  id, code, slug, name_pt, name_es, details_pt, details_es, specifications_pt, specifications_es,
  brand_id, department_id, category_id, price_usd_cents, tax_percent, in_stock, in_physical_stock,
  show_price, active, pictures, created_at ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
--> statement-breakpoint
-- Counts once in a transaction, however many rows it changes.
CREATE FUNCTION public.count_availability_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF current_setting('ponte.counted_in', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('ponte.counted_in', pg_current_xact_id()::text, true);
    UPDATE public.catalogue_changes SET changes = changes + 1 WHERE slot = (
      SELECT slot FROM public.catalogue_changes ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED
    );
    IF NOT FOUND THEN
      INSERT INTO public.catalogue_changes (changes) VALUES (1);
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER availability_change AFTER UPDATE OF pieces_left, pieces_held ON "products"
FOR EACH ROW WHEN (OLD.available IS DISTINCT FROM NEW.available)
EXECUTE FUNCTION public.count_availability_change();
