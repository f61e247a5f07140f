-- contract: 0029 nothing but the same column with one more word, in one transaction: older builds go on with it
DROP INDEX "orders_waiting";--> statement-breakpoint
-- Takes "orders_by_customer" and "orders_by_queue" with it.
ALTER TABLE "orders" DROP COLUMN "queue";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "queue" text GENERATED ALWAYS AS (case when superseded then 'replaced' when status = 'ESTORNADO' then 'refunded' when refunding_at is not null then 'refunding' when handed_over_at is not null then 'handedOver' when status = 'ENVIADO' then 'ready' when status = 'PAGO' then 'toPrepare' when status = 'AUTORIZADO' then 'authorized' else 'unpaid' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","id","queue","updated_at");--> statement-breakpoint
CREATE INDEX "orders_by_queue" ON "orders" USING btree ("queue","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("queue","updated_at","id") WHERE queue in ('authorized', 'toPrepare', 'ready', 'refunding');
