-- contract: 0034 nothing but the same column with one more word, in one transaction: older builds go on with it
CREATE TABLE "payment_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"word" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "money" text DEFAULT 'ok' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_minor" bigint;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_currency" char(3);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_minor" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "accepted_minor" bigint;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "unknown_word" text;
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "paid_minor" bigint;
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "returned_minor" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "charged_back" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_movements_by_payment" ON "payment_movements" USING btree ("payment_id","id");
--> statement-breakpoint
UPDATE "payments" SET "returned_minor" = "amount_minor" FROM "refunds"
WHERE "refunds"."payment_id" = "payments"."id" AND "refunds"."status" = 'done';
--> statement-breakpoint
DROP INDEX "orders_waiting";
--> statement-breakpoint
-- Takes "orders_by_customer" and "orders_by_queue" with it.
ALTER TABLE "orders" DROP COLUMN "queue";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "queue" text GENERATED ALWAYS AS (case when money <> 'ok' then 'paymentCheck' when superseded then 'replaced' when status = 'ESTORNADO' then 'refunded' when refunding_at is not null then 'refunding' when handed_over_at is not null then 'handedOver' when status = 'ENVIADO' then 'ready' when status = 'PAGO' then 'toPrepare' when status = 'AUTORIZADO' then 'authorized' else 'unpaid' end) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","id","queue","updated_at");
--> statement-breakpoint
CREATE INDEX "orders_by_queue" ON "orders" USING btree ("queue","id");
--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("queue","updated_at","id") WHERE queue in ('paymentCheck', 'authorized', 'toPrepare', 'ready', 'refunding');
--> statement-breakpoint
-- What moves otherwise than by a payment as asked, or by a refund of the shop, is an event.
CREATE FUNCTION public.add_money_event() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  event bigint;
BEGIN
  INSERT INTO public.events (type, order_id, reason, happened_at)
  SELECT 'payment.moved', payments.order_id, NEW.kind, NEW.at
  FROM public.payments WHERE payments.id = NEW.payment_id
  RETURNING id INTO event;
  INSERT INTO public.jobs (name, key, data, due_at)
  VALUES ('event', event::text, jsonb_build_object('event', event), NEW.at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER money_event AFTER INSERT ON "payment_movements"
FOR EACH ROW WHEN (NEW.kind NOT IN ('approved', 'paidBack')) EXECUTE FUNCTION public.add_money_event();
