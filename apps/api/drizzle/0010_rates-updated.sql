-- Without a default at first: since when the present rates hold is not known.
ALTER TABLE "exchange_rates" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exchange_rates" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
CREATE FUNCTION public.date_exchange_rate() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER exchange_rate_change BEFORE UPDATE ON "exchange_rates"
FOR EACH ROW WHEN (NEW.rate <> OLD.rate AND NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at)
EXECUTE FUNCTION public.date_exchange_rate();
