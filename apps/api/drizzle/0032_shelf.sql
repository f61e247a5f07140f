CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"member_id" integer,
	"shelf_before" integer,
	"shelf_after" integer,
	"promised_before" integer NOT NULL,
	"promised_after" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_order" ON "stock_movements" USING btree ("order_id");
--> statement-breakpoint
-- Until now a payment took its pieces off `pieces_left`; from now on they stay until they leave the store.
-- A process of the build before still works as before: these two triggers correct what it does.
CREATE FUNCTION public.keep_paid_on_shelf() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM set_config('ponte.stock_cause', json_build_object('reason', 'order', 'order', NEW.id)::text, true);
  UPDATE public.products SET pieces_left = pieces_left + own.there, pieces_held = pieces_held + own.pieces
  FROM (
    SELECT product_id, sum(quantity - short)::integer AS there, sum(quantity)::integer AS pieces
    FROM public.order_items WHERE order_id = NEW.id GROUP BY product_id
  ) AS own
  WHERE id = own.product_id;
  NEW.stock := 'held';
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_paid_on_shelf BEFORE UPDATE OF stock ON "orders"
FOR EACH ROW WHEN (NEW.stock = 'taken' AND OLD.stock <> 'taken' AND NEW.taken_at IS NULL)
EXECUTE FUNCTION public.keep_paid_on_shelf();
--> statement-breakpoint
CREATE FUNCTION public.take_handed_over() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM set_config('ponte.stock_cause', json_build_object('reason', 'handOver', 'order', NEW.id)::text, true);
  UPDATE public.products SET pieces_left = pieces_left - least(pieces_left, own.pieces),
    pieces_held = pieces_held - own.pieces
  FROM (
    SELECT product_id, sum(quantity)::integer AS pieces
    FROM public.order_items WHERE order_id = NEW.id GROUP BY product_id
  ) AS own
  WHERE id = own.product_id;
  NEW.stock := 'taken';
  NEW.taken_at := NEW.handed_over_at;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER take_handed_over BEFORE UPDATE OF handed_over_at ON "orders"
FOR EACH ROW WHEN (OLD.handed_over_at IS NULL AND NEW.handed_over_at IS NOT NULL AND NEW.stock = 'held')
EXECUTE FUNCTION public.take_handed_over();
--> statement-breakpoint
-- What was paid and is still in the store goes back onto the shelf, promised.
WITH back AS (
  UPDATE "orders" SET stock = 'held'
  WHERE stock = 'taken' AND handed_over_at IS NULL
    AND NOT (status = 'ENVIADO' AND delivery ->> 'serviceId' IS NOT NULL)
  RETURNING id
), pieces AS (
  SELECT product_id, sum(quantity - short)::integer AS there, sum(quantity)::integer AS promised
  FROM "order_items" JOIN back ON back.id = order_id GROUP BY product_id
)
UPDATE "products" SET pieces_left = pieces_left + there, pieces_held = pieces_held + promised
FROM pieces WHERE "products".id = product_id;
--> statement-breakpoint
CREATE FUNCTION public.add_stock_movement() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  cause jsonb := nullif(current_setting('ponte.stock_cause', true), '')::jsonb;
BEGIN
  INSERT INTO public.stock_movements (product_id, at, reason, order_id, member_id,
    shelf_before, shelf_after, promised_before, promised_after)
  VALUES (NEW.id, coalesce((cause ->> 'at')::timestamptz, now()),
    coalesce(cause ->> 'reason', 'correction'), (cause ->> 'order')::integer,
    (cause ->> 'member')::integer, OLD.pieces_left, NEW.pieces_left, coalesce(OLD.pieces_held, 0),
    NEW.pieces_held);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movement AFTER UPDATE OF pieces_left, pieces_held ON "products"
FOR EACH ROW WHEN (OLD.pieces_left IS DISTINCT FROM NEW.pieces_left
  OR NEW.pieces_left IS NOT NULL AND OLD.pieces_held <> NEW.pieces_held)
EXECUTE FUNCTION public.add_stock_movement();
--> statement-breakpoint
CREATE TRIGGER stock_movement_of_new AFTER INSERT ON "products"
FOR EACH ROW WHEN (NEW.pieces_left IS NOT NULL) EXECUTE FUNCTION public.add_stock_movement();
--> statement-breakpoint
-- As before, and of goods that came back.
CREATE OR REPLACE FUNCTION public.add_order_event() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  happened record;
  event bigint;
  moment timestamptz;
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
        AND OLD.status <> 'ESTORNADO'),
      (7, 'stock.returned', NULL, TG_OP = 'UPDATE' AND NEW.stock = 'none' AND OLD.stock = 'taken')
    ) AS what (place, type, reason, applies)
    WHERE what.applies ORDER BY what.place
  LOOP
    moment := CASE
      WHEN TG_OP = 'INSERT' THEN NEW.created_at
      WHEN happened.type = 'stock.taken' THEN NEW.taken_at
      ELSE NEW.updated_at
    END;
    INSERT INTO public.events (type, order_id, reason, happened_at)
    VALUES (happened.type, NEW.id, happened.reason, moment)
    RETURNING id INTO event;
    INSERT INTO public.jobs (name, key, data, due_at)
    VALUES ('event', event::text, jsonb_build_object('event', event), moment);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_event AFTER INSERT OR UPDATE OF status, superseded, stock, handed_over_at ON "orders"
FOR EACH ROW EXECUTE FUNCTION public.add_order_event();
