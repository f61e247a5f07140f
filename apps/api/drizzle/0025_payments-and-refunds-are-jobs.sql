DROP INDEX "payments_to_ask";--> statement-breakpoint
DROP INDEX "refunds_to_ask";--> statement-breakpoint
-- Whoever opens a payment or owes a refund, also a process from before, has a job ask what becomes of it.
CREATE FUNCTION public.add_payment_job() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO public.jobs (name, key, data, due_at)
  VALUES ('payment', NEW.id::text, jsonb_build_object('payment', NEW.id),
    NEW.expires_at + interval '2 minutes');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_expires AFTER INSERT ON "payments"
FOR EACH ROW WHEN (NEW.status = 'AGUARDANDO') EXECUTE FUNCTION public.add_payment_job();
--> statement-breakpoint
CREATE FUNCTION public.add_refund_job() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO public.jobs (name, key, data, due_at)
  VALUES ('refund', NEW.id::text, jsonb_build_object('refund', NEW.id), NEW.updated_at)
  ON CONFLICT (name, key) DO UPDATE SET due_at = EXCLUDED.due_at, attempts = 0, running = false;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refund_due AFTER INSERT OR UPDATE OF status ON "refunds"
FOR EACH ROW WHEN (NEW.status = 'due') EXECUTE FUNCTION public.add_refund_job();
--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "data", "due_at")
SELECT 'payment', "id"::text, jsonb_build_object('payment', "id"),
  coalesce("ask_at", "expires_at") + interval '2 minutes'
FROM "payments" WHERE "status" IN ('AGUARDANDO', 'RECUSADO');
--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "data", "due_at")
SELECT 'refund', "id"::text, jsonb_build_object('refund', "id"), coalesce("ask_at", now())
FROM "refunds" WHERE "status" IN ('due', 'pending');
