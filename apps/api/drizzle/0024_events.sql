CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"order_id" integer NOT NULL,
	"reason" text,
	"happened_at" timestamp with time zone NOT NULL,
	"body" text,
	CONSTRAINT "events_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "running" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_percent" smallint;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_order" ON "events" USING btree ("order_id");--> statement-breakpoint
-- However an order is changed, what others are told of it is in the same transaction.
CREATE FUNCTION public.add_order_event() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  happened record;
  event bigint;
BEGIN
  FOR happened IN
    SELECT what.type, what.reason FROM (VALUES
      (1, 'order.placed', NULL, TG_OP = 'INSERT'),
      (2, 'order.cancelled', 'replaced', TG_OP = 'UPDATE' AND NEW.superseded AND NOT OLD.superseded
        AND OLD.status = 'PAGAMENTO'),
      (3, 'order.cancelled', 'unpaid', TG_OP = 'UPDATE' AND NEW.status = 'AGUARDANDO'
        AND OLD.status = 'PAGAMENTO' AND NOT OLD.superseded AND NOT NEW.superseded),
      (4, 'order.paid', NULL, TG_OP = 'UPDATE' AND NEW.status = 'PAGO' AND OLD.status <> 'PAGO'),
      (5, 'stock.taken', NULL, TG_OP = 'UPDATE' AND NEW.stock = 'taken' AND OLD.stock <> 'taken'),
      (6, 'order.refunded', NULL, TG_OP = 'UPDATE' AND NEW.status = 'ESTORNADO'
        AND OLD.status <> 'ESTORNADO')
    ) AS what (place, type, reason, applies)
    WHERE what.applies ORDER BY what.place
  LOOP
    INSERT INTO public.events (type, order_id, reason, happened_at)
    VALUES (happened.type, NEW.id, happened.reason,
      CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END)
    RETURNING id INTO event;
    INSERT INTO public.jobs (name, key, data, due_at)
    VALUES ('event', event::text, jsonb_build_object('event', event),
      CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_event AFTER INSERT OR UPDATE OF status, superseded, stock ON "orders"
FOR EACH ROW EXECUTE FUNCTION public.add_order_event();
