-- Without a default at first: when the present goods last changed is not known.
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
CREATE FUNCTION public.date_product() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Pieces move all day, and say nothing new of the goods.
CREATE TRIGGER product_change BEFORE UPDATE OF
  code, slug, name_pt, name_es, details_pt, details_es, specifications_pt, specifications_es,
  brand_id, department_id, category_id, price_usd_cents, tax_percent, in_stock, in_physical_stock,
  show_price, active, pictures ON "products"
FOR EACH ROW WHEN (
  (NEW.code, NEW.slug, NEW.name_pt, NEW.name_es, NEW.details_pt, NEW.details_es,
    NEW.specifications_pt, NEW.specifications_es, NEW.brand_id, NEW.department_id, NEW.category_id,
    NEW.price_usd_cents, NEW.tax_percent, NEW.in_stock, NEW.in_physical_stock, NEW.show_price,
    NEW.active, NEW.pictures)
  IS DISTINCT FROM
  (OLD.code, OLD.slug, OLD.name_pt, OLD.name_es, OLD.details_pt, OLD.details_es,
    OLD.specifications_pt, OLD.specifications_es, OLD.brand_id, OLD.department_id, OLD.category_id,
    OLD.price_usd_cents, OLD.tax_percent, OLD.in_stock, OLD.in_physical_stock, OLD.show_price,
    OLD.active, OLD.pictures)
)
EXECUTE FUNCTION public.date_product();
